import type { Translations } from '../index.ts'

const date = 'Дата публикации «{date}» записана не так, как принимает Google.'
const language = 'Язык «{value}» — не код ISO 639 из двух или трёх строчных букв.'

export const news: Translations = {
  'news-missing-required': {
    message: 'В этом `<{parent}>` нет `<news:{tag}>`, а Google его требует.',
    fix: 'Добавьте `<news:{tag}>`.',
    variants: {
      empty: { message: 'Этот `<news:{tag}>` пуст, а Google его требует.', fix: 'Заполните `<news:{tag}>`.' },
    },
  },
  'news-duplicate': {
    message: 'Тег `<{tag}>` встречается в одном `<{parent}>` второй раз.',
    fix: 'Оставьте один `<{tag}>`; для другой статьи нужен свой `<url>`.',
  },
  'news-too-many': {
    message: 'В этом файле `<news:news>`: {count}. Google берёт из файла {max}; следующий стоит здесь.',
    fix: 'Уберите статьи старше двух дней или разделите файл и перечислите части в индексе.',
  },
  'news-too-old': {
    message: 'Эта статья от {date}: прошло больше {hours} часов.',
    fix: 'Уберите `<url>` из новостного файла или только его `<news:news>`, если файл служит не одним новостям.',
  },
  'news-date-invalid': {
    message: date,
    fix: 'Напишите, например, 2026-01-02 или 2026-01-02T10:00:00+03:00.',
    variants: {
      meant: { message: date, fix: 'Напишите {meant}.' },
      zone: {
        message: 'В дате публикации «{date}» есть время, но нет часового пояса.',
        fix: 'Добавьте пояс: Z для UTC или смещение, например +03:00.',
      },
      future: {
        message: 'Дата публикации «{date}» больше чем на сутки впереди.',
        fix: 'Укажите, когда статья вышла; внесите её в файл, когда она выйдет.',
      },
    },
  },
  'news-language-invalid': {
    message: language,
    fix: 'Укажите код языка издания, например ru; для китайского — zh-cn или zh-tw.',
    variants: { meant: { message: language, fix: 'Напишите {meant}.' } },
  },
  'news-name-parenthetical': {
    message: 'Издание названо «{name}»; Google ждёт название без того, что стоит в скобках.',
    fix: 'Напишите «{bare}».',
  },
}
