import type { Translations } from '../index.ts'

const another = 'Настройте сайт на RSS 2.0 или перечислите страницы в отдельной карте сайта.'

export const feeds: Translations = {
  'rss-version': {
    message: 'Эта лента называет себя RSS {version}; как карта сайта годятся только RSS 2.0 и Atom.',
    fix: another,
    variants: {
      missing: {
        message: 'В этом `<rss>` не указана версия.',
        fix: 'Напишите `<rss version="2.0">`, если это RSS 2.0.',
      },
      rdf: {
        message: 'Это лента RDF (RSS 0.90 или 1.0); как карта сайта годятся только RSS 2.0 и Atom.',
        fix: another,
      },
    },
  },
  'rss-item-link-missing': {
    message: 'В этом `<item>` нет `<link>`, поэтому он не называет никакой страницы.',
    fix: 'Добавьте `<link>` с полным адресом страницы.',
    variants: {
      relative: {
        message: 'В `<link>` указано «{link}» — это не полный адрес http или https.',
        fix: 'Напишите адрес целиком, со схемой и именем сайта.',
      },
    },
  },
  'feed-limits': {
    message: 'В этой ленте записей: {count}; Google читает не больше {max}.',
    fix: 'Оставьте в ленте новые записи, а остальные перечислите в картах сайта.',
    variants: {
      bytes: {
        message:
          'Эта лента занимает {count} байт; Google читает файлы не больше {max} байт в распакованном виде.',
        fix: 'Оставьте в ленте новые записи, а остальные перечислите в картах сайта.',
      },
    },
  },
  'feed-not-supported-yandex': {
    message: 'Здесь картой сайта названа лента {feed}, а Яндекс не принимает ленты как Sitemap.',
    fix: 'Назовите карту сайта с теми же страницами; для других поисковых систем лента может остаться.',
    variants: {
      alone: {
        message: 'Яндекс не принимает ленты как Sitemap.',
        fix: 'Если важен Яндекс, перечислите страницы ещё и в XML или текстовом файле Sitemap.',
      },
    },
  },
  'atom-entry-link-missing': {
    message: 'В этом `<entry>` нет `<link>` на страницу, поэтому он не называет никакой.',
    fix: 'Добавьте `<link href="…"/>` с полным адресом страницы, без rel или с rel="alternate".',
    variants: {
      relative: {
        message: 'В href ссылки на страницу указано «{link}» — это не полный адрес http или https.',
        fix: 'Напишите адрес целиком, со схемой и именем сайта.',
      },
    },
  },
}
