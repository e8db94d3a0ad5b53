import type { Translations } from './index.ts'
import { feeds } from './ru/feeds.ts'
import { hreflang } from './ru/hreflang.ts'
import { image } from './ru/image.ts'
import { news } from './ru/news.ts'
import { robots } from './ru/robots.ts'
import { setWide } from './ru/set-wide.ts'
import { video } from './ru/video.ts'

export const ru: Translations = { ...image, ...video, ...news, ...hreflang, ...feeds, ...robots, ...setWide }
