import type { Translations } from '../index.ts'
import { address } from './address.ts'

const form = 'Код hreflang «{code}» не имеет вида язык-Письмо-РЕГИОН, где письмо и регион можно опустить.'
const unknown = 'Код hreflang «{code}» начинается с «{language}», а такого языка в ISO 639-1 нет.'
const region = 'Региона «{region}» из hreflang «{code}» нет среди стран ISO 3166-1.'

export const hreflang: Translations = {
  'hreflang-attribute-missing': {
    message: 'В этом `<{tag}>` нет hreflang: не сказано, на каком языке страница.',
    fix: 'Добавьте hreflang с кодом языка, например hreflang="de". У ссылки на мобильную страницу вместо него media.',
    variants: {
      misspelt: {
        message: 'В этом `<{tag}>` есть атрибут {written}, но нет hreflang.',
        fix: 'Напишите название атрибута как hreflang.',
      },
      href: {
        message: 'В этом `<{tag}>` для {code} нет href: страница не названа.',
        fix: 'Добавьте href с полным адресом версии {code}.',
      },
      other: {
        message: 'В этом `<{tag}>` указано rel="{rel}"; Google читает только alternate.',
        fix: 'Поставьте ссылку в head страницы, где её прочтут, а отсюда уберите.',
      },
      rel: {
        message: 'В этом `<{tag}>` для {code} нет rel="alternate".',
        fix: 'Добавьте rel="alternate".',
      },
    },
  },
  'hreflang-href-not-absolute': { ...address.relative, variants: address },
  'hreflang-code-malformed': {
    message: form,
    fix: 'Напишите двухбуквенный код языка и, если нужно, регион через дефис: en, en-GB, zh-Hant.',
    variants: {
      meant: { message: form, fix: 'Напишите {meant}.' },
      empty: {
        message: 'Этот hreflang пуст.',
        fix: 'Укажите язык страницы, на которую ведёт ссылка, например de, или x-default.',
      },
    },
  },
  'hreflang-language-unknown': {
    message: unknown,
    fix: 'Начните с двухбуквенного кода языка, например de или de-AT.',
    variants: {
      meant: { message: unknown, fix: 'Для этого языка напишите {meant}.' },
      region: {
        message: 'Код hreflang «{code}» называет страну, а языка из ISO 639-1 перед ней нет.',
        fix: 'Сначала напишите язык, а страну за ним, если она важна, например en-{region}.',
      },
    },
  },
  'hreflang-region-unknown': {
    message: region,
    fix: 'Назовите страну или опустите регион: тогда страница предлагается всем, кто говорит на этом языке.',
    variants: {
      meant: { message: region, fix: 'Напишите {meant}.' },
      area: {
        message:
          'Регион «{region}» из hreflang «{code}» охватывает несколько стран; Google таких не понимает.',
        fix: 'Поставьте по ссылке на страну или одну ссылку для языка без региона.',
      },
    },
  },
  'hreflang-missing-self': {
    message: 'Эта страница называет версий: {count}, но самой её, {page}, среди них нет.',
    fix: 'Добавьте `<xhtml:link>` с языком этой страницы и тем же адресом, что в `<loc>`.',
  },
  'hreflang-missing-return': {
    message:
      '{page} названа версией страницы {other}, но сама её не называет (всего таких страниц: {count}).',
    fix: 'Добавьте в этот `<url>` ссылку `<xhtml:link>` на {other}: каждая версия называет все версии.',
    variants: {
      bare: {
        message:
          '{page} называет версии, у которых нет своих ссылок на версии: {count}; первая из них — запись {number} файла {other}.',
        fix: 'Поставьте в этих записях те же `<xhtml:link>`, что и здесь.',
      },
      outside: {
        message:
          'Версий на других сайтах, которых нет в проверенных файлах: {count}; ссылаются ли они обратно, не проверено. Первая названа у {page}.',
        fix: 'Чтобы убедиться, проверьте карты тех сайтов вместе с этой.',
      },
    },
  },
  'hreflang-duplicate-code': {
    message: 'Код hreflang {code} стоит в этом `<url>` дважды: для {first} и для {second}.',
    fix: 'Оставьте ту страницу, которая предназначена для {code}.',
    variants: {
      same: {
        message: 'Код hreflang {code} стоит в этом `<url>` дважды, оба раза для {first}.',
        fix: 'Уберите одну из двух ссылок.',
      },
      nothing: {
        message: 'Код hreflang {code} стоит в этом `<url>` дважды, и у одной из ссылок нет href.',
        fix: 'Оставьте ту ссылку, которая называет страницу для {code}.',
      },
    },
  },
  'hreflang-x-default-missing': {
    message: 'Страниц на нескольких языках без x-default в этом файле: {count}; первая стоит здесь.',
    fix: 'Добавьте `<xhtml:link>` с hreflang="x-default" на страницу для всех прочих языков, если такая есть.',
  },
  'hreflang-not-used-by-yandex': {
    message:
      'Яндекс не читает языковые версии из Sitemap; в этом файле они указаны у страниц: {count}, первая стоит здесь.',
    fix: 'В файле менять ничего не нужно. Для Яндекса поставьте `<link rel="alternate" hreflang="…">` в head страниц.',
  },
}
