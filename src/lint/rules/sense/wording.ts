import { isEnded } from '../../source/slug'
import { placeholdersIn } from '../../source/texts'
import { eachText, reportMarkup, reportSpaces } from '../rule'
import wording from '../wording.json'

const avoided = new RegExp(String.raw`\b(?:${wording.avoided.join('|')})\b`, 'i')

/** A word that the style guide for texts avoids. */
export const avoidedWord = eachText(({ text, place }, report) => {
  const word = avoided.exec(text)?.[0]
  if (word !== undefined) report('avoided-word', place, { word })
})

const mostWords: Readonly<Record<string, number>> = wording.mostWords

/** A text with more words than its kind should have. A quotation, such as a question's label, counts as one word. */
export const tooManyWords = eachText(({ kind, text, place }, report) => {
  const most = mostWords[kind] ?? Infinity
  const count = text
    .replaceAll(/"[^"]*"/g, '""')
    .trim()
    .split(/\s+/).length
  if (count > most) report('too-many-words', place, { count, most })
})

/** A sentence without a full stop, and a hint or label with one. */
export const fullStop = eachText(({ kind, text, place }, report) => {
  const trimmed = text.trim()
  if (wording.endsWithStop.includes(kind) && !isEnded(trimmed))
    report('stop-missing', place, {}, { replacement: `${trimmed}.` })
  else if (wording.endsWithoutStop.includes(kind) && /[^.]\.$/.test(trimmed))
    report('stop-needless', place, {}, { replacement: trimmed.slice(0, -1) })
})

/** A text that should begin with a capital letter and does not, or the other way round. */
export const firstLetter = eachText(({ kind, text, place }, report) => {
  const first = text.charAt(0)
  const isName = /^(?:\p{Lu}\S*\p{Lu}|Minecraft|Discord)/u.test(text)
  if (wording.beginsWithCapital.includes(kind) && /\p{Ll}/u.test(first))
    report('capital-missing', place, { first, capital: first.toUpperCase() })
  else if (wording.beginsSmall.includes(kind) && /\p{Lu}/u.test(first) && !isName)
    report('capital-needless', place, { first, small: first.toLowerCase() })
})

/** A label that ends with a colon, has an asterisk, or contains "(optional)". */
export const labelSigns = eachText(({ kind, text, place }, report) => {
  if (!wording.withoutLabelSigns.includes(kind)) return
  const sign = /:\s*$|\*|\((?:optional|required)\)/i.exec(text)?.[0]
  if (sign === undefined) return
  // A label that was nothing but the sign has to be written by a person.
  const rest = text.replace(sign, '').replaceAll(/\s+/g, ' ').trim()
  const details = { replacement: rest === '' ? undefined : rest }
  if (sign.startsWith(':')) report('label-colon', place, {}, details)
  else report('label-sign', place, { sign: sign.trim() }, details)
})

/** Spaces at the ends of a text, two in a row within it, or a line break. */
export const straySpaces = eachText(reportSpaces)

/** A text with quotes inside its quotes. */
export const quotesAroundText = eachText(({ text, place }, report) => {
  if (/^["'“][^"'”]*["'”]$/.test(text))
    report('quotes-around-text', place, {}, { replacement: text.slice(1, -1) })
})

/** HTML or Markdown in a text: the page shows it literally. */
export const markupInText = eachText(reportMarkup)

/** UTF-8 that was read as an older encoding: the first byte of a letter or sign, and what became of the next ones. */
const garbled =
  /[ÃÂ][\u0080-\u00BF]|â€[\u0098-\u00BF\u2018-\u203A\u0152\u0153\u0178\u017D\u017E\u02DC™œ]?|Ã[ŒœŠšŸŽž„…†‡ˆ‰‹‘’“”•–—˜™›€‚ƒ]/

/** A letter or sign that another program took apart. */
export const garbledText = eachText(({ text, place }, report) => {
  const found = garbled.exec(text)?.[0]
  if (found !== undefined) report('garbled-text', place, { found })
})

/** A placeholder in braces in a text where nothing is filled in; only error messages have {value}. */
export const textPlaceholder = eachText(({ kind, text, place }, report) => {
  if (kind === 'messageTitle') return
  const found = placeholdersIn(text).find((unfilled) => kind !== 'error' || unfilled !== '{value}')
  if (found !== undefined) report('text-placeholder', place, { found })
})
