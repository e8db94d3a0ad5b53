import type { Translations } from './index.ts'
import { dates } from './ru/dates.ts'
import { feeds } from './ru/feeds.ts'
import { gzip } from './ru/gzip.ts'
import { hosts } from './ru/hosts.ts'
import { hreflang } from './ru/hreflang.ts'
import { image } from './ru/image.ts'
import { indexes } from './ru/indexes.ts'
import { loc } from './ru/loc.ts'
import { news } from './ru/news.ts'
import { robots } from './ru/robots.ts'
import { setWide } from './ru/set-wide.ts'
import { text } from './ru/text.ts'
import { url } from './ru/url.ts'
import { urlset } from './ru/urlset.ts'
import { video } from './ru/video.ts'
import { xml } from './ru/xml.ts'

export const ru: Translations = {
  ...xml,
  ...gzip,
  ...urlset,
  ...url,
  ...loc,
  ...hosts,
  ...dates,
  ...image,
  ...video,
  ...news,
  ...hreflang,
  ...indexes,
  ...text,
  ...feeds,
  ...robots,
  ...setWide,
}
