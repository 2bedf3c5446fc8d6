const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

// Emoji flags of regions are spelled with tag characters; anywhere else those are hidden text.
const regionFlag = String.raw`(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})`
const bidiControl = String.raw`\u202A-\u202E\u2066-\u2069`
const zeroWidth = String.raw`\u00AD\u180E\u200B\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB`
const noCharacter = String.raw`\p{Cs}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}`
const unwanted = new RegExp(`${regionFlag}|(?!\n)\\p{Cc}|[${bidiControl}${zeroWidth}${noCharacter}]`, 'gu')

/**
 * A visitor's text without what shows nothing or misleads: control characters, overrides of the reading direction,
 * characters of no width, halves of surrogate pairs. Every line break becomes `\n`, a tab a space, the ends are trimmed.
 * Kept: joiners, which emoji and some scripts need, marks that combine, and all that can be seen.
 * Source: Discord, markdown and mentions; the text staff read is this text, whole.
 * @example cleanText('left\u202Eright\ttab') // => 'leftright tab'
 */
export function cleanText(text: string): string {
  return text.replace(lineBreak, '\n').replaceAll('\t', ' ').replace(unwanted, '$1').trim()
}
