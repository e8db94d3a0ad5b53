import type { Video } from '../model.ts'
import { attribute, element, formatNumber, formatWhole, yesOrNo } from './element.ts'

/** One video, its children in the order of sitemap-video.xsd. */
export function renderVideo(video: Video): string {
  const { restriction, platform, uploader, rating } = video
  let text = '  <video:video>'
  const add = (tag: string, value: string | undefined, attributes = '') => {
    text += element(`video:${tag}`, value, attributes)
  }
  add('thumbnail_loc', video.thumbnailLoc)
  add('title', video.title)
  add('description', video.description)
  add('content_loc', video.contentLoc)
  add('player_loc', video.playerLoc)
  add('duration', formatWhole(video.duration))
  add('expiration_date', video.expirationDate)
  add('rating', rating === undefined ? undefined : formatNumber(rating))
  add('view_count', formatWhole(video.viewCount))
  add('publication_date', video.publicationDate)
  for (const tag of video.tags ?? []) add('tag', tag)
  add('family_friendly', yesOrNo(video.familyFriendly))
  add('restriction', restriction?.countries.join(' '), attribute('relationship', restriction?.relationship))
  add('requires_subscription', yesOrNo(video.requiresSubscription))
  add('uploader', uploader?.name, attribute('info', uploader?.info))
  add('platform', platform?.platforms.join(' '), attribute('relationship', platform?.relationship))
  add('live', yesOrNo(video.live))
  return `${text}</video:video>\n`
}

/** Video fields that Google retired in 2022 or dropped since; a file never gets them, whatever an entry holds. */
const RETIRED = ['category', 'galleryLoc', 'price', 'tvshow', 'tvShow', 'id', 'contentSegmentLoc']

/** The retired fields that somebody who writes no types gave a video. */
export const retiredVideoFields = (video: Video): string[] => RETIRED.filter((field) => field in video)
