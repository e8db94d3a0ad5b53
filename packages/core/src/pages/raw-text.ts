import { GREATER, isSpace, SLASH } from './characters.ts'

/** Elements whose content is text up to their end tag; noscript as where scripts run, which is how search engines render. */
export const RAW = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'noframes',
  'noembed',
  'iframe',
  'xmp',
])
/** Those of them in which entities are decoded. */
export const ESCAPABLE = new Set(['title', 'textarea'])

/** Where the end tag of a raw element begins. */
export function findEndOfRaw(text: string, from: number, name: string): number {
  let at = from
  for (;;) {
    at = text.indexOf('</', at)
    if (at < 0) return -1
    if (isTag(text, at + 2, name) && !(name === 'script' && isInEscapedScript(text.slice(from, at))))
      return at
    at += 2
  }
}

/** Whether a script's text leaves a comment open in which a script element was opened: there `</script>` does not end it (HTML, "script data double escaped state"). */
function isInEscapedScript(script: string): boolean {
  if (!script.includes('<!--')) return false
  let state: 'plain' | 'comment' | 'script' = 'plain'
  const marks = /<!--|-->|<(\/?)script(?=[\s/>])/gi
  for (let mark = marks.exec(script); mark; mark = marks.exec(script)) {
    if (mark[0] === '-->') state = 'plain'
    else if (mark[0] === '<!--') {
      if (state === 'plain') state = 'comment'
      marks.lastIndex -= 2
    } else if (state === 'comment' && mark[1] === '') state = 'script'
    else if (state === 'script' && mark[1] === '/') state = 'comment'
  }
  return state === 'script'
}

function isTag(text: string, at: number, name: string): boolean {
  const code = text.charCodeAt(at + name.length)
  return (
    (code === GREATER || code === SLASH || isSpace(code)) &&
    text.slice(at, at + name.length).toLowerCase() === name
  )
}
