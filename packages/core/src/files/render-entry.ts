import type { Alternate, Entry, News } from '../model.ts'
import { attribute, element, formatNumber } from './element.ts'
import { escapeText } from './escape.ts'
import { namespacesOf } from './namespaces.ts'
import { renderImage } from './render-image.ts'
import { renderVideo } from './render-video.ts'

/**
 * One `<url>` as it is written: on a line of its own, its extension elements on a line each below it. Children stand in the order
 * of the schema (sitemap.xsd is a sequence: loc, lastmod, changefreq, priority, then other namespaces).
 * @throws ForbiddenCharacter
 */
export function renderEntry(entry: Entry): string {
  let text = `<url><loc>${escapeText(entry.loc)}</loc>`
  if (entry.lastmod) text += `<lastmod>${escapeText(entry.lastmod)}</lastmod>`
  if (entry.changefreq) text += element('changefreq', entry.changefreq)
  if (entry.priority !== undefined) text += element('priority', formatNumber(entry.priority))
  if (namespacesOf(entry) !== 0) text += renderExtensions(entry)
  return `${text}</url>\n`
}

function renderExtensions(entry: Entry): string {
  let text = '\n'
  for (const alternate of entry.alternates ?? []) text += renderAlternate(alternate)
  for (const image of entry.images ?? []) text += renderImage(image)
  for (const video of entry.videos ?? []) text += renderVideo(video)
  if (entry.news) text += renderNews(entry.news)
  return text
}

const renderAlternate = ({ hreflang, href }: Alternate): string =>
  `  <xhtml:link rel="alternate"${attribute('hreflang', hreflang)}${attribute('href', href)}/>\n`

function renderNews({ publication, publicationDate, title }: News): string {
  const name = element('news:name', publication?.name) + element('news:language', publication?.language)
  const rest = element('news:publication_date', publicationDate) + element('news:title', title)
  return `  <news:news><news:publication>${name}</news:publication>${rest}</news:news>\n`
}
