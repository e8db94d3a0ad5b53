import type { Translations } from '../index.ts'
import { address } from './address.ts'

export const image: Translations = {
  'image-missing-loc': {
    message: 'В этом `<image:image>` нет `<image:loc>`, поэтому он не называет никакой картинки.',
    fix: 'Добавьте `<image:loc>` с полным адресом картинки или уберите `<image:image>`.',
    variants: {
      empty: {
        message: 'Этот `<image:loc>` пуст, поэтому его `<image:image>` не называет никакой картинки.',
        fix: 'Впишите полный адрес картинки или уберите `<image:image>`.',
      },
    },
  },
  'image-loc-invalid': { ...address.relative, variants: address },
  'image-too-many': {
    message:
      'В этом `<url>` названо картинок: {count}. Google и Яндекс читают у одной страницы не больше {max}.',
    fix: 'Оставьте картинки, важные для страницы, не больше {max}.',
  },
  'image-deprecated-tag': {
    message: 'Google не читает `<{tag}>` с августа 2022 года; Яндекс читает.',
    fix: 'Уберите тег, если он не предназначен для Яндекса.',
  },
  'image-text-too-large-yandex': {
    message: 'Текст `<{tag}>` занимает {bytes} байт; Яндекс читает не больше {max}.',
    fix: 'Сократите его до {max} байт в UTF-8: буква кириллицы занимает два.',
  },
}
