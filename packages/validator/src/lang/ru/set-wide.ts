import type { Translations } from '../index.ts'

export const setWide: Translations = {
  'set-http-and-https': {
    message:
      'Адресов, которые указаны дважды, с http и https или с www и без: {count}; один из них — номер {number} этого файла.',
    fix: 'Указывайте каждую страницу только по её основному адресу.',
  },
  'set-duplicate-across-files': {
    message: 'Адресов этого файла, которые есть и в {other}: {count}; первый из них здесь — номер {number}.',
    fix: 'Указывайте каждый адрес в одном из двух файлов.',
  },
  'set-index-needed': {
    message:
      'Из {count} файлов Sitemap не названы ни в индексе, ни в robots.txt: {unnamed}; индекса среди проверенных файлов нет.',
    fix: 'Создайте индекс всех файлов и назовите его в robots.txt или назовите там каждый файл.',
  },
  'set-location-not-root': {
    message:
      'Этот файл лежит в папке {folder}; по протоколу он может перечислять только страницы этой папки.',
    fix: 'Положите его в корень сайта, если он предназначен не только для этой папки.',
  },
  'set-over-100-errors-yandex': {
    message: 'В этом файле того, что Яндекс считает ошибками: {count}; после {max} он дальше не читает.',
    fix: 'Исправьте то, что названо в этом файле, начиная с самого частого.',
  },
  'sitemap-not-ok': {
    message: 'Сервер отвечает с кодом {status}.',
    fix: 'Добейтесь, чтобы по этому адресу отдавался файл с кодом 200, в том числе без cookie и JavaScript.',
    variants: {
      silent: {
        message: 'По этому адресу ничего не получено: {failure}.',
        fix: 'Проверьте имя, сертификат и межсетевой экран; роботы приходят без cookie и со многих адресов.',
      },
    },
  },
  'sitemap-redirects': {
    message: 'Адрес этого файла перенаправляет на {target}.',
    fix: 'Укажите {target} в robots.txt и в Вебмастере или отдавайте файл без перенаправления.',
  },
  'sitemap-content-type': {
    message: 'Этот XML-файл отдаётся с типом {type}.',
    fix: 'Отдавайте его с типом application/xml или text/xml.',
    variants: {
      text: {
        message: 'Этот текстовый файл отдаётся с типом {type}.',
        fix: 'Отдавайте его с типом text/plain; charset=utf-8.',
      },
      encoding: {
        message: 'Сервер объявляет Content-Encoding {encoding}, а содержимое так не закодировано.',
        fix: 'Уберите заголовок у файлов, которые хранятся сжатыми; отдавайте их с типом application/gzip.',
      },
    },
  },
}
