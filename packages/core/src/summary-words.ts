import type { Lang } from '@mapwright/validator'

interface SummaryWords {
  failed: string
  failedByRules: string
  excluded: string
  dates: string
  without: string
  page: string
  robots: Record<'created' | 'appended', string>
  more(count: number): string
  count(count: number, of: 'url' | 'file'): string
}

const ru = new Intl.PluralRules('ru')
const inRussian = (count: number, forms: Record<string, string>) =>
  `${count.toLocaleString('ru')} ${forms[ru.select(count)] ?? forms.many}`

/** The few words around a result; what a finding or a note says is worded where it is made. */
export const summaryWords: Record<Lang, SummaryWords> = {
  en: {
    failed: 'The sitemap was not published.',
    failedByRules: 'The sitemap was not published, since what was written breaks the rules below.',
    excluded: 'excluded',
    dates: 'dates:',
    without: 'without',
    page: 'page',
    robots: { created: 'created', appended: 'Sitemap line added' },
    more: (count) => `and ${count.toLocaleString('en')} more`,
    count: (count, of) =>
      `${count.toLocaleString('en')} ${of === 'url' ? (count === 1 ? 'URL' : 'URLs') : count === 1 ? 'file' : 'files'}`,
  },
  ru: {
    failed: 'Карта сайта не опубликована.',
    failedByRules: 'Карта сайта не опубликована: записанное нарушает правила ниже.',
    excluded: 'исключено',
    dates: 'даты:',
    without: 'без даты',
    page: 'страница',
    robots: { created: 'создан', appended: 'добавлена строка Sitemap' },
    more: (count) => `и ещё ${count.toLocaleString('ru')}`,
    count: (count, of) =>
      of === 'url'
        ? `${count.toLocaleString('ru')} URL`
        : inRussian(count, { one: 'файл', few: 'файла', many: 'файлов' }),
  },
}
