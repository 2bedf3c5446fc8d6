const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

// The emoji flags of regions are spelled with tag characters; anywhere else those are hidden text.
const regionFlag = String.raw`(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})`
const bidiControl = String.raw`\u202A-\u202E\u2066-\u2069`
const zeroWidth = String.raw`\u00AD\u180E\u200B\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}`
const noCharacter = String.raw`\p{Cs}\p{Noncharacter_Code_Point}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}`
const unwanted = new RegExp(`${regionFlag}|(?!\n)\\p{Cc}|[${bidiControl}${zeroWidth}${noCharacter}]`, 'gu')

// No character needs this many variation selectors; more of them carry hidden data.
const flood = /(\p{VS}{5})\p{VS}+/gu
const joiners = /[\u200C\u200D]+/g
const directionMarks = /([\u061C\u200E\u200F])[\u061C\u200E\u200F]+/g

/**
 * A visitor's text without characters that are invisible or misleading: control characters, overrides of the reading
 * direction, zero-width characters, halves of surrogate pairs, variation selectors beyond five. Every line break
 * becomes `\n`, a tab becomes a space, the ends are trimmed. Kept: a joiner between two characters beyond ASCII, which
 * emoji and some scripts need, combining marks, and everything visible.
 * Source: Discord, markdown and mentions; staff read exactly this text, whole.
 * @example cleanText('left\u202Eright\ttab') // => 'leftright tab'
 */
export function cleanText(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replaceAll('\t', ' ')
    .replace(unwanted, '$1')
    .replace(joiners, keepUseful)
    .replace(directionMarks, '$1')
    .replace(flood, '$1')
    .trim()
}

/** One joiner of a run, when it is between two characters it can join. */
function keepUseful(found: string, at: number, text: string): string {
  const joins = isBeyondAscii(text, at - 1) && isBeyondAscii(text, at + found.length)
  return joins ? found.charAt(0) : ''
}

function isBeyondAscii(text: string, at: number): boolean {
  return text.charCodeAt(at) > 0x7f
}

/** Invisible, not trimmed, and never part of a cleaned text, so it can be removed again. */
const zeroWidthSpace = '\u200B'

// What each part is for: markdown and everything in angle brackets; the scheme of a link; a name between colons,
// which becomes an emoji or at least swallows a backslash, unless it is part of a clock time; @everyone and @here; the
// number of a list.
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

// A name of plain letters with at least one dot, no IP address, and no encoded letters ("xn--").
const host = String.raw`(?!\S*xn--)(?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*(?::[1-5]?\d{1,4})?`
const path = String.raw`[/?#][\w.~:/?#@!$&'()+,;=%-]*`
const closing = String.raw`[.,:;"'\]]*`
const plainLink = new RegExp(String.raw`^https?://${host}(?:${path}(?:["\]]${closing})?|\)?${closing})$`)
const callOfAll = /@(?:everyone|here)/

/**
 * A cleaned text, escaped so that Discord shows exactly this text wherever it reads markdown: no formatting, no masked
 * link, no timestamp, emoji or mention. An ordinary web address is left as it is, so that it works and shows its
 * target: Discord reads it as one piece, up to the next space. An address with anything unusual in it (markdown,
 * brackets, a user name before the host, letters beyond ASCII) is shown exactly, but is not a link: a backslash in an
 * address would become part of it and leave what follows unescaped. Source: Discord, markdown.
 * @example escape('*hi* https://maps.example/a_b') // => '\\*hi\\* https://maps.example/a_b'
 */
export function escape(text: string): string {
  return text.replace(linksAndMarks, (found) => {
    if (!found.startsWith('http')) return disarm(found)
    return plainLink.test(found) && !callOfAll.test(found) ? found : escapeAll(found)
  })
}

/**
 * Like `escape`, for places where Discord makes no links, such as a title: addresses are escaped too.
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
