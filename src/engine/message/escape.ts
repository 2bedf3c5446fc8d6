/** Shows nothing, is not trimmed, and never stands in a cleaned text, so it can be taken out again. */
export const zeroWidthSpace = '\u200B'

// What each part is special for: markdown and everything in angle brackets; the scheme of a link; a name between colons,
// which becomes an emoji or at least swallows a backslash, unless it is in a clock time; a call of everyone; the number of
// a list.
const special = [
  String.raw`[\\${'`'}*_~|>#[\]()<]`,
  String.raw`:(?=//)`,
  String.raw`:(?!\d\d?:(?!//)[^\s:]*(?:\s|$))(?=\S*?:)`,
  String.raw`@(?=everyone|here)`,
  String.raw`^ *\d+\.(?=\s|$)`,
  String.raw`^ *-`,
].join('|')
const marks = new RegExp(special, 'gm')
const linksAndMarks = new RegExp(String.raw`https?://\S+|${special}`, 'gm')

// A name of plain letters with at least one dot, no number in place of a name, and no letters in disguise ("xn--").
const host = String.raw`(?!\S*xn--)(?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*(?::[1-5]?\d{1,4})?`
const path = String.raw`[/?#][\w.~:/?#@!$&'()+,;=%-]*`
const closing = String.raw`[.,:;"'\]]*`
const plainLink = new RegExp(String.raw`^https?://${host}(?:${path}(?:["\]]${closing})?|\)?${closing})$`)
const callOfAll = /@(?:everyone|here)/

/**
 * A cleaned text, so written that Discord shows exactly this text wherever markdown counts: no formatting, no masked
 * link, no time, emoji or mention. An ordinary web address is left as it is, so that it works and shows its target:
 * Discord reads it as one piece, up to the next space. An address with anything odd in it (markdown, brackets, a name
 * before the host, letters beyond ASCII) is shown exactly, but is no link: a backslash in an address would become part
 * of it and set free what follows. Source: Discord, markdown.
 * @example escape('*hi* https://maps.example/a_b') // => '\\*hi\\* https://maps.example/a_b'
 */
export function escape(text: string): string {
  return text.replace(linksAndMarks, (found) => {
    if (!found.startsWith('http')) return disarm(found)
    return plainLink.test(found) && !callOfAll.test(found) ? found : escapeAll(found)
  })
}

/**
 * As `escape`, for places where Discord makes no links, such as a title: nothing is left as it is.
 * @example escapeAll('https://maps.example/a_b') // => 'https\\://maps.example/a\\_b'
 */
export function escapeAll(text: string): string {
  return text.replace(marks, disarm)
}

/**
 * The text that Discord shows for an escaped one.
 * @example unescape(escape('*hi* @everyone')) // => '*hi* @everyone'
 */
export function unescape(escaped: string): string {
  return escaped.replace(/\u200B|\\([^0-9A-Za-z\s])/g, '$1')
}

function disarm(found: string): string {
  if (found === '@') return `@${zeroWidthSpace}`
  return `${found.slice(0, -1)}\\${found.slice(-1)}`
}
