import type { Translations } from '../index.ts'
import { address } from './address.ts'

const relationship = {
  relationship: {
    message: 'В `<{tag}>` не сказано, разрешает список или запрещает.',
    fix: 'Добавьте relationship="allow" или relationship="deny".',
  },
  'relationship-value': {
    message: 'В `<{tag}>` указано relationship="{relationship}"; бывает allow или deny.',
    fix: 'Напишите relationship="allow" или relationship="deny".',
  },
}

const country =
  'В списке стран «{value}» этого `<video:restriction>` стоит «{code}» — это не код ISO 3166 прописными буквами.'
const date =
  'В `<{tag}>` указано «{date}» — это не дата вида ГГГГ-ММ-ДД или ГГГГ-ММ-ДДTчч:мм:сс с часовым поясом.'

export const video: Translations = {
  'video-missing-required': {
    message: 'В этом `<video:video>` нет `<video:{tag}>`, а Google его требует.',
    fix: 'Добавьте `<video:{tag}>`.',
    variants: {
      empty: {
        message: 'Этот `<video:{tag}>` пуст, а Google его требует.',
        fix: 'Заполните `<video:{tag}>`.',
      },
    },
  },
  'video-missing-location': {
    message:
      'В этом `<video:video>` нет ни `<video:content_loc>`, ни `<video:player_loc>`: видео негде взять.',
    fix: 'Добавьте `<video:content_loc>` с адресом файла или `<video:player_loc>` с адресом плеера.',
  },
  'video-location-equals-page': {
    message: 'В `<{tag}>` указан адрес самой страницы.',
    fix: 'Укажите адрес видеофайла или встраиваемого плеера; страница остаётся в `<loc>`.',
  },
  'video-url-invalid': {
    ...address.relative,
    variants: {
      ...address,
      format: {
        message: 'В `<{tag}>` указан {url}, а файл .{extension} — не видео.',
        fix: 'Укажите сам видеофайл. Страницу или плеер указывают в `<video:player_loc>`.',
      },
    },
  },
  'video-description-too-long': {
    message: 'В описании этого видео {length} символов; Google берёт не больше {max}.',
    fix: 'Сократите его до {max} символов.',
  },
  'video-duration-invalid': {
    message: 'Длительность «{value}» — не целое число секунд от {min} до {max}.',
    fix: 'Напишите длительность в секундах без единицы: 600 — это десять минут.',
  },
  'video-rating-invalid': {
    message: 'Оценка «{value}» — не десятичное число от {min} до {max}.',
    fix: 'Напишите число от 0.0 до 5.0 через точку.',
  },
  'video-date-invalid': {
    message: date,
    fix: 'Напишите, например, 2026-01-02 или 2026-01-02T10:00:00+03:00.',
    variants: {
      meant: { message: date, fix: 'Напишите {meant}.' },
      zone: {
        message: 'В `<{tag}>` указано «{date}» — время без часового пояса.',
        fix: 'Добавьте пояс: Z для UTC или смещение, например +03:00.',
      },
      fraction: {
        message: 'В `<{tag}>` указано «{date}»; доли секунды схема допускает, а документация не называет.',
        fix: 'Уберите доли секунды.',
      },
    },
  },
  'video-expired': {
    message: 'Срок показа этого видео истёк: {date}.',
    fix: 'Уберите `<video:video>` или срок показа, если видео ещё доступно.',
  },
  'video-flag-invalid': {
    message: 'В `<{tag}>` указано «{value}»; бывает yes или no.',
    fix: 'Напишите yes или no.',
    variants: {
      case: {
        message:
          'В `<{tag}>` указано «{value}»; схема это допускает, но документация знает только yes и no строчными буквами.',
        fix: 'Напишите {lower}.',
      },
    },
  },
  'video-restriction-invalid': {
    message: country,
    fix: 'Перечислите двухбуквенные коды стран прописными буквами через пробел, например RU KZ.',
    variants: { ...relationship, meant: { message: country, fix: 'Напишите {meant}.' } },
  },
  'video-platform-invalid': {
    message: 'В списке «{value}» этого `<video:platform>` стоит «{platform}»; Google знает web, mobile и tv.',
    fix: 'Перечислите web, mobile или tv строчными буквами через пробел.',
    variants: relationship,
  },
  'video-too-many-tags': {
    message: 'У этого видео меток `<video:tag>`: {count}; Google допускает {max}.',
    fix: 'Оставьте {max}, которые лучше всего описывают видео.',
  },
  'video-duplicate-child': {
    message: 'Тег `<{tag}>` встречается в одном `<video:video>` больше одного раза.',
    fix: 'Оставьте один `<{tag}>`; для второго видео нужен свой `<video:video>`.',
  },
  'video-deprecated-tag': {
    message: 'Google больше не читает `<{tag}>`.',
    fix: 'Уберите его.',
    variants: {
      attribute: {
        message: 'Google больше не читает атрибут {attribute} тега `<{tag}>`.',
        fix: 'Уберите его. Сам тег читается по-прежнему.',
      },
    },
  },
}
