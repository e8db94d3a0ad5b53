import type { Element, Problem, Words } from '../rule.ts'
import { attribute } from './extensions.ts'

/** Wordings for what `faultOfRelationship` finds. */
export const relationshipWords: Record<'relationship' | 'relationship-value', Words> = {
  relationship: {
    message: '`<{tag}>` does not say whether its list allows or denies.',
    fix: 'Add relationship="allow" or relationship="deny".',
  },
  'relationship-value': {
    message: '`<{tag}>` says relationship="{relationship}"; it can say allow or deny.',
    fix: 'Write relationship="allow" or relationship="deny".',
  },
}

/** What is wrong with the `relationship` of a `<video:restriction>` or `<video:platform>`: both need allow or deny. */
export function faultOfRelationship(element: Element): Problem[] {
  const relationship = attribute(element, 'relationship')
  const tag = element.name
  if (!relationship) return [{ at: element.at, params: { tag }, variant: 'relationship' }]
  if (/^(?:allow|deny)$/.test(relationship.value)) return []
  const params = { tag, relationship: relationship.value }
  return [{ at: relationship.valueAt, params, variant: 'relationship-value' }]
}
