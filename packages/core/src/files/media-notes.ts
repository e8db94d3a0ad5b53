import type { ListedEntry, Note } from '../model.ts'
import { retiredImageTags } from './render-image.ts'
import { retiredVideoFields } from './render-video.ts'
import { note } from './words.ts'

const EXAMPLES = 5

/** Notes on tags that Google retired: those of images are written, those of videos are not. */
export function noteRetiredMedia(entries: ListedEntry[]): Note[] {
  const images = tally()
  const videos = tally()
  for (const { entry } of entries) {
    for (const image of entry.images ?? []) images.add(entry.loc, retiredImageTags(image))
    for (const video of entry.videos ?? []) videos.add(entry.loc, retiredVideoFields(video))
  }
  const notes: Note[] = []
  if (images.count > 0) {
    const params = { images: images.count, tags: [...images.names].sort().join(', ') }
    notes.push(note('image-tags-retired', params, undefined, images.several()))
  }
  if (videos.count > 0) {
    const params = { videos: videos.count, fields: [...videos.names].sort().join(', ') }
    notes.push(note('video-tags-retired', params, undefined, videos.several()))
  }
  return notes
}

function tally() {
  const examples = new Set<string>()
  return {
    count: 0,
    names: new Set<string>(),
    add(loc: string, names: string[]) {
      if (names.length === 0) return
      this.count++
      for (const name of names) this.names.add(name)
      if (examples.size < EXAMPLES) examples.add(loc)
    },
    several() {
      return { count: this.count, examples: [...examples] }
    },
  }
}
