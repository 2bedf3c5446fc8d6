const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

// Emoji flags of regions are spelled with tag characters; anywhere else those are hidden text.
const regionFlag = String.raw`(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})`
const bidiControl = String.raw`\u202A-\u202E\u2066-\u2069`
const zeroWidth = String.raw`\u00AD\u180E\u200B\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}`
const noCharacter = String.raw`\p{Cs}\p{Noncharacter_Code_Point}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}`
const unwanted = new RegExp(`${regionFlag}|(?!\n)\\p{Cc}|[${bidiControl}${zeroWidth}${noCharacter}]`, 'gu')

// No script needs as many marks on one letter; more of them climb over the lines around it, or smuggle hidden data.
const flood = /(\p{M}{5})\p{M}+/gu
const joiners = /[\u200C\u200D]+/g
const directionMarks = /([\u061C\u200E\u200F])[\u061C\u200E\u200F]+/g

/**
 * A visitor's text without what shows nothing or misleads: control characters, overrides of the reading direction,
 * characters of no width, halves of surrogate pairs, marks beyond five on one letter. Every line break becomes `\n`, a
 * tab a space, the ends are trimmed. Kept: a joiner between two characters beyond ASCII, which emoji and some scripts
 * need, marks that combine, and all that can be seen.
 * Source: Discord, markdown and mentions; the text staff read is this text, whole.
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

/** One joiner of a run, where it stands between two characters it can join. */
function keepUseful(found: string, at: number, text: string): string {
  const joins = isBeyondAscii(text, at - 1) && isBeyondAscii(text, at + found.length)
  return joins ? found.charAt(0) : ''
}

function isBeyondAscii(text: string, at: number): boolean {
  return text.charCodeAt(at) > 0x7f
}
