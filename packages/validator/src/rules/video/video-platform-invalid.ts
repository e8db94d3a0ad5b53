import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { faultOfRelationship, relationshipWords } from '../../facts/relationship.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

export default defineRule({
  id: 'video-platform-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A `<video:platform>` says allow or deny and lists web, mobile and tv, with spaces between.',
  why: 'A list that cannot be read restricts nothing.',
  sources: [
    cite(documents.googleVideo, 'video:platform'),
    cite(documents.googleVideoSchema, 'tPlatformList'),
  ],
  knownAs: { google: ['Missing XML attribute', 'Invalid attribute value', 'Invalid tag value'] },
  words: {
    message:
      'The list "{value}" of this `<video:platform>` holds "{platform}"; Google knows web, mobile and tv.',
    fix: 'List web, mobile or tv in small letters, with spaces between.',
  },
  variants: relationshipWords,
  kinds: ['urlset'],
  examples: () => ({
    good: [
      video('<video:platform relationship="allow">web tv</video:platform>'),
      video('<video:platform relationship="deny">mobile</video:platform>'),
    ],
    bad: [
      video('<video:platform relationship="allow">desktop</video:platform>'),
      video('<video:platform relationship="allow">web,tv</video:platform>'),
      video('<video:platform>web</video:platform>'),
      video('<video:platform relationship="ALLOW">web</video:platform>'),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const platform = firstChild(video, 'platform')
        return platform ? [...faultOfRelationship(platform), ...faultOfPlatforms(platform)] : []
      }),
  },
})

function faultOfPlatforms({ content: { value, at } }: Element): Problem[] {
  const platform = value.split(/\s+/).find((token) => token !== '' && !/^(?:web|mobile|tv)$/.test(token))
  return platform === undefined ? [] : [{ at: at + value.indexOf(platform), params: { value, platform } }]
}
