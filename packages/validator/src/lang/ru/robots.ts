import type { Translations } from '../index.ts'

export const robots: Translations = {
  'robots-sitemap-not-absolute': {
    message: 'В этой строке Sitemap указано «{value}» — это не полный адрес http или https.',
    fix: 'Напишите адрес целиком, со схемой и именем сайта: Sitemap: https://example.com/sitemap.xml.',
    variants: {
      empty: {
        message: 'Эта строка Sitemap не называет никакого файла.',
        fix: 'Напишите адрес файла за двоеточием, в той же строке.',
      },
      character: {
        message: 'В этой строке Sitemap указано «{value}»; {char} не может стоять в адресе.',
        fix: 'Пишите по одному адресу в строке, где нужно — закодированному процентами.',
      },
    },
  },
  'robots-sitemap-missing': {
    message: 'В этом robots.txt нет строки Sitemap.',
    fix: 'Добавьте строку вроде Sitemap: https://example.com/sitemap.xml; она может стоять где угодно.',
  },
  'robots-too-large': {
    message:
      'Этот robots.txt занимает {bytes} байт; Google читает первые {max}, а Яндекс не читает его вовсе.',
    fix: 'Сократите его до {max} байт, например объедините правила с помощью звёздочек.',
    variants: {
      sitemap: {
        message:
          'Эта строка Sitemap начинается с байта {byte}, за теми {max} байтами, которые читает Google.',
        fix: 'Перенесите строки Sitemap в начало файла.',
      },
    },
  },
  'robots-wrong-location': {
    message: 'Этот robots.txt лежит по адресу {path}; роботы читают только /robots.txt.',
    fix: 'Перенесите правила в файл в корне сайта. Если корень не ваш, сообщите о карте сайта в Вебмастере и Search Console.',
  },
  'robots-sitemap-disallowed': {
    message:
      '«{record}» закрывает от {crawlers} карты сайта, которые называет этот же robots.txt: {count}, первая — {sitemap}.',
    fix: 'Разрешите их, например строкой «Allow: {path}» в той же группе.',
    variants: {
      site: {
        message:
          '«{record}» закрывает от {crawlers} весь сайт вместе с картами сайта, которые называет этот robots.txt: {count}.',
        fix: 'Если сайт закрыт от этого робота намеренно, менять ничего не нужно.',
      },
    },
  },
  'robots-sitemap-cross-host': {
    message:
      'Этот robots.txt сайта {host} называет карту на другом сайте, {other}; Яндекс такую не принимает.',
    fix: 'Если важен Яндекс, выложите копию на {host}; для других поисковых систем менять ничего не нужно.',
  },
  'robots-sitemap-duplicate': {
    message: 'Этот robots.txt называет {sitemap} второй раз; в первый раз — в строке {first}.',
    fix: 'Уберите одну из двух строк.',
    variants: {
      child: {
        message:
          'Этот robots.txt называет {sitemap}, а в строке {first} — индекс, в котором этот файл перечислен.',
        fix: 'Оставьте только строку с индексом.',
      },
    },
  },
}
