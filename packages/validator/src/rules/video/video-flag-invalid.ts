import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

const FLAGS = ['family_friendly', 'requires_subscription', 'live']

export default defineRule({
  id: 'video-flag-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: '`family_friendly`, `requires_subscription` and `live` say yes or no.',
  why: 'Google knows these two words only; true, 1 or an empty tag is read as nothing, and the video is treated as if the flag were absent.',
  sources: [cite(documents.googleVideo, 'Supported values'), cite(documents.googleVideoSchema, 'tYesNo')],
  knownAs: { google: ['Invalid tag value'] },
  words: {
    message: '`<{tag}>` says "{value}"; it can say yes or no.',
    fix: 'Write yes or no.',
  },
  variants: {
    case: {
      message:
        '`<{tag}>` says "{value}"; the schema lets it pass, but the documentation knows yes and no in small letters only.',
      fix: 'Write {lower}.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      video('<video:family_friendly>yes</video:family_friendly><video:live>no</video:live>'),
      video('<video:requires_subscription> no </video:requires_subscription>'),
    ],
    bad: [
      video('<video:live>true</video:live>'),
      video('<video:requires_subscription>1</video:requires_subscription>'),
      video('<video:family_friendly></video:family_friendly>'),
      video('<video:family_friendly>Yes</video:family_friendly>'),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) =>
        FLAGS.flatMap((flag) => {
          const child = firstChild(video, flag)
          if (!child || /^(?:yes|no)$/.test(child.content.value)) return []
          const { value, at } = child.content
          const params = { tag: child.name, value }
          if (!/^(?:Yes|YES|No|NO)$/.test(value)) return [{ at, params }]
          const lower = value.toLowerCase()
          return [{ at, params: { ...params, lower }, variant: 'case', severity: 'info' as const }]
        }),
      ),
  },
})
