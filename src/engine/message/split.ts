import { countWhile } from '../count-while'
import { escape } from './escape'
import { isLowSurrogate, lengthOf, limits } from './limits'
import texts from './texts.json'

const most = limits.fieldValue
// This many code units always fit, whatever the text: escaping at most doubles a character.
const alwaysFits = most / 2 - 1
// More code units than this never fit: a code point has at most two, and escaping only adds.
const neverFits = 2 * most + 1

/**
 * Split a cleaned text into as many field values as it needs, escaped and in order. It is cut at the end of a
 * paragraph, else of a line, else of a sentence, else at a space, at the last such place that fits; inside a word only
 * where the word is longer than a field, and never inside a link that fits a field. Everything visible is kept: only
 * the white space at a cut is dropped, as the new field takes its place. No value begins or ends with white space, and
 * each is valid markdown by itself. Takes a text of any length with trimmed ends; a blank one gives one blank value.
 * Source: Discord, "Embed limits".
 * @example splitAnswer(`${'a'.repeat(1000)}. ${'b'.repeat(100)}`).map(lengthOf) // => [1001, 100]
 */
export function splitAnswer(text: string): readonly string[] {
  const values: string[] = []
  let rest = text
  while (!fits(rest)) {
    const end = cutAtSpace(rest) ?? cutInWord(rest)
    values.push(escape(rest.slice(0, end)))
    rest = rest.slice(end).trimStart()
  }
  return [...values, escape(rest)]
}

// The kinds of places where a text can be cut, from the worst to the best.
const space = 0
const sentence = 1
const line = 2
const paragraph = 3
const sentenceEnd = /[\p{Sentence_Terminal}\u2026][\p{Quotation_Mark}\p{Pe}]*$/u
// "1." does not end a sentence, and would be left alone at the end of a field.
const listNumber = /(?:^|\n)\s*\(?\d+\.$/

/**
 * The start of the white space to cut at, or the end of a sentence in a word longer than a field; undefined where the
 * first word alone is too long and has no such sentence.
 */
function cutAtSpace(text: string): number | undefined {
  const window = text.slice(0, neverFits)
  const gaps = [...window.matchAll(/\s+/g)]
  // Escaping never looks past white space, so a shorter beginning is also shorter once it is escaped.
  const fitting = gaps.slice(
    0,
    countWhile(gaps, ({ index }) => fits(text.slice(0, index))),
  )
  const rated = fitting.map(({ 0: gap, index }) => ({ index, rating: ratingOf(text.slice(0, index), gap) }))
  const start = fitting.map(endOf).at(-1) ?? 0
  const word = window.slice(start, gaps[fitting.length]?.index)
  // A word that has to be cut anyway is cut after a sentence in it, rather than at a space before it.
  const ends = fits(word) ? [] : [...window.matchAll(sentenceWithoutSpace)].map(endOf)
  const last = countWhile(ends, (end) => fits(text.slice(0, end)))
  const index = outsideLinks(text, ends[last - 1] ?? 0)
  if (index > start && fits(text.slice(0, index))) rated.push({ index, rating: sentence })
  // Places of equal rating stay in order, so this is the last of the best.
  return rated.toSorted((one, other) => one.rating - other.rating).at(-1)?.index
}

function ratingOf(before: string, gap: string): number {
  const lines = gap.split('\n').length - 1
  const isSentence = sentenceEnd.test(before.slice(-8)) && !listNumber.test(before.slice(-12))
  return lines > 1 ? paragraph : lines === 1 ? line : isSentence ? sentence : space
}

// Scripts that put no space after a sentence. Full stops, also wide ones, are inside numbers and addresses as well, and
// a straight quotation mark may open the next sentence.
const sentenceWithoutSpace = /(?:(?!\p{ASCII}|\uFF0E)\p{Sentence_Terminal})+[\p{Pe}\p{Pf}]*/gu

function endOf({ 0: found, index }: RegExpExecArray): number {
  return index + found.length
}

/** Where to cut a text whose first word is longer than a field: between characters, and before a link that fits one. */
function cutInWord(text: string): number {
  const window = text.slice(0, neverFits)
  const isWhole = wholeCharacterTest(window)
  const ends = Array.from({ length: window.length }, (_, index) => index + 1)
  const longest = countWhile(ends, (end) => end <= alwaysFits || fits(text.slice(0, end)))
  const end = [longest, alwaysFits]
    .map((place) => outsideLinks(text, wholeBefore(place, isWhole)))
    .find((place) => place > 0 && fits(text.slice(0, place)))
  // A single character with more parts than fit in a field.
  return end ?? alwaysFits - Number(isLowSurrogate(window.charCodeAt(alwaysFits)))
}

const scheme = /https?:\/\//gi
// A link may end at the next space, before the next link, or before a character beyond ASCII: all three are tried.
const linkEnds = [/\S+/y, /.(?:(?!https?:\/\/)\S)+/iy, /.(?:(?!https?:\/\/)[!-~])+/iy]

/**
 * The place for a cut: this one, or the start of the link that a cut here would break, where that link fits a field.
 */
function outsideLinks(text: string, place: number): number {
  const window = text.slice(0, 2 * neverFits)
  const isCut = (start: number, at: number) =>
    linkEnds.some((pattern) => {
      pattern.lastIndex = start
      const link = pattern.exec(window)?.[0] ?? ''
      return start + link.length > at && fits(link)
    })
  return [...window.matchAll(scheme)].reduceRight(
    (at, { index }) => (index < at && isCut(index, at) ? index : at),
    place,
  )
}

function fits(text: string): boolean {
  return text.length < neverFits && lengthOf(escape(text)) <= most
}

/**
 * A text of at most `most` code points, counted after `write` has formatted it for sending; a longer one is cut and
 * ends in an ellipsis. Only for headings, whose whole text is shown elsewhere.
 * @example shorten('Survival', 5) // => 'Surv…'
 */
export function shorten(
  text: string,
  most: number,
  write: (text: string) => string = (same) => same,
): string {
  const whole = write(text)
  if (lengthOf(whole) <= most) return whole
  const characters = Array.from(text)
  const isWhole = wholeCharacterTest(text)
  let kept = Math.min(characters.length, most)
  while (kept > 0) {
    const end = wholeBefore(characters.slice(0, kept).join('').length, isWhole)
    const written = write(text.slice(0, end).trimEnd()) + texts.cut
    const tooMany = lengthOf(written) - most
    if (tooMany <= 0) return written
    // Each character takes at most two code points, so at least half of the excess must go.
    kept -= Math.ceil(tooMany / 2)
  }
  return most > 0 ? texts.cut : ''
}

/** The last place at or before `end` that is not inside a character; 0 where there is none. */
function wholeBefore(end: number, isWhole: (at: number) => boolean): number {
  let at = end
  while (at > 0 && !isWhole(at)) at -= 1
  return at
}

let segmenter: Intl.Segmenter | undefined

/**
 * Created on first use, because that is slow. Some browsers in use have no segmenter: there, characters of several code
 * points may be cut between them.
 */
function graphemes(): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined
  return (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }))
}

/**
 * A test for places in a text, in UTF-16 units: whether each lies between two characters as people see them (an emoji
 * of several parts is one), or at least between two code points. The end of the text is such a place.
 */
function wholeCharacterTest(text: string): (at: number) => boolean {
  const segments = graphemes()?.segment(text)
  if (!segments) return (at) => !isLowSurrogate(text.charCodeAt(at))
  return (at) => at === text.length || segments.containing(at)?.index === at
}
