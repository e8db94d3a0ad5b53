import type { Lang } from '../render-rule.ts'

/** The words around findings, in each language. */
export interface InterfaceWords {
  severity: { error: string; warning: string; info: string }
  fix: string
  /** How many more places a rule has than are shown. */
  more: (count: string) => string
  notChecked: string
  /** Counts of things, by number. */
  files: (n: number) => string
  urls: (n: number) => string
  errors: (n: number) => string
  warnings: (n: number) => string
  infos: (n: number) => string
  bytes: (n: number) => string
  pages: (notListable: string, checked: string) => string
}

const englishCount = (one: string, many: string) => (n: number) =>
  `${formatNumber(n)} ${n === 1 ? one : many}`

/** Russian has three forms: 1 файл, 2 файла, 5 файлов. */
const russianCount = (one: string, few: string, many: string) => (n: number) => {
  const ten = n % 10
  const teen = n % 100 > 10 && n % 100 < 15
  const form = teen || ten === 0 || ten > 4 ? many : ten === 1 ? one : few
  return `${formatNumber(n)} ${form}`
}

/** Groups of three, the same on every platform. */
export const formatNumber = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const interfaceWords: Record<Lang, InterfaceWords> = {
  en: {
    severity: { error: 'error', warning: 'warning', info: 'info' },
    fix: 'Fix',
    more: (count) => `and ${count} more`,
    notChecked: 'Not checked, for want of context',
    files: englishCount('file', 'files'),
    urls: englishCount('URL', 'URLs'),
    errors: englishCount('error', 'errors'),
    warnings: englishCount('warning', 'warnings'),
    infos: englishCount('note', 'notes'),
    bytes: englishCount('byte', 'bytes'),
    pages: (notListable, checked) => `${notListable} of ${checked} listed pages should not be listed`,
  },
  ru: {
    severity: { error: 'ошибка', warning: 'предупреждение', info: 'заметка' },
    fix: 'Что сделать',
    more: (count) => `и ещё ${count}`,
    notChecked: 'Не проверено, не хватает сведений',
    files: russianCount('файл', 'файла', 'файлов'),
    urls: russianCount('адрес', 'адреса', 'адресов'),
    errors: russianCount('ошибка', 'ошибки', 'ошибок'),
    warnings: russianCount('предупреждение', 'предупреждения', 'предупреждений'),
    infos: russianCount('заметка', 'заметки', 'заметок'),
    bytes: russianCount('байт', 'байта', 'байтов'),
    pages: (notListable, checked) =>
      `страниц, которым не место в карте: ${notListable} из ${checked} просмотренных`,
  },
}
