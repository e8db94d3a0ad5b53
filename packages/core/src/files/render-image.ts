import type { Image } from '../model.ts'
import { element } from './element.ts'

/** Optional children in the order of sitemap-image.xsd, behind `loc`. Google retired them in 2022; Yandex still reads them. */
const CHILDREN = [
  ['caption', 'image:caption'],
  ['geoLocation', 'image:geo_location'],
  ['title', 'image:title'],
  ['license', 'image:license'],
] as const

export function renderImage(image: Image): string {
  let text = `  <image:image>${element('image:loc', image.loc)}`
  for (const [field, tag] of CHILDREN) text += element(tag, image[field])
  return `${text}</image:image>\n`
}

/** The retired tags that an image is written with. */
export const retiredImageTags = (image: Image): string[] =>
  CHILDREN.filter(([field]) => image[field]).map(([, tag]) => tag)
