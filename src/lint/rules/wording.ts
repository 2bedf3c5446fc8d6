import type { Report, FormRule } from '../report/diagnostic'
import wording from './wording.json'
import { reportAt, valueSpan } from '../source/locate'
import { type ContentText, formTexts } from '../source/texts'

const avoided = new RegExp(String.raw`\b(?:${wording.avoided.join('|')})\b`, 'i')

/** A word that the style guide for texts avoids. */
export const avoidedWord: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    const word = avoided.exec(text)?.[0]
    return word === undefined ? [] : [reportAt('avoided-word', file, path, { word })]
  })

/** A text with more words than its kind should have. */
export const tooManyWords: FormRule = (form) => {
  const limits: Readonly<Record<string, number>> = wording.mostWords
  return formTexts(form).flatMap(({ kind, text, file, path }) => {
    const most = limits[kind] ?? Infinity
    const count = text.trim().split(/\s+/).length
    return count <= most ? [] : [reportAt('too-many-words', file, path, { count, most })]
  })
}

/** A sentence without a full stop, and a hint or label with one. */
export const fullStop: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    const span = valueSpan(file.root, path)
    if (wording.endsWithStop.includes(kind) && !/[.!?]$/.test(text.trim())) {
      return [
        reportAt(
          'stop-missing',
          file,
          path,
          {},
          { fix: [{ ...span, text: JSON.stringify(`${text.trim()}.`) }] },
        ),
      ]
    }
    const hasStop = wording.endsWithoutStop.includes(kind) && /[^.]\.$/.test(text.trim())
    return hasStop
      ? [
          reportAt(
            'stop-needless',
            file,
            path,
            {},
            { fix: [{ ...span, text: JSON.stringify(text.trim().slice(0, -1)) }] },
          ),
        ]
      : []
  })

/** A text that should begin with a capital letter and does not, or the other way round. */
export const firstLetter: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    const first = text.charAt(0)
    const isSmall = /\p{Ll}/u.test(first)
    if (wording.beginsWithCapital.includes(kind) && isSmall)
      return [reportAt('capital-missing', file, path, { first, capital: first.toUpperCase() })]
    const isName = /^(?:\p{Lu}\S*\p{Lu}|Minecraft|Discord)/u.test(text)
    const isCapital = /\p{Lu}/u.test(first) && !isName
    return wording.beginsSmall.includes(kind) && isCapital
      ? [reportAt('capital-needless', file, path, { first, small: first.toLowerCase() })]
      : []
  })

/** A label that ends with a colon, has an asterisk, or contains "(optional)". */
export const labelSigns: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    const sign = wording.withoutLabelSigns.includes(kind)
      ? /:\s*$|\*|\((?:optional|required)\)/i.exec(text)?.[0]
      : undefined
    if (sign === undefined) return []
    return [
      sign.startsWith(':')
        ? reportAt('label-colon', file, path)
        : reportAt('label-sign', file, path, { sign: sign.trim() }),
    ]
  })

/** Spaces at the ends of a text, two in a row within it, or a line break. */
export const straySpaces: FormRule = (form) => formTexts(form).flatMap(spacesIn)

/** The report of stray spaces in one text, if there are any. */
export function spacesIn({ text, file, path }: ContentText): readonly Report[] {
  const tidy = JSON.stringify(text.trim().replaceAll(/\s+/g, ' '))
  if (tidy === JSON.stringify(text)) return []
  const fix = [{ ...valueSpan(file.root, path), text: tidy }]
  return [reportAt('stray-spaces', file, path, {}, { suggestion: tidy, fix })]
}

/** A text with quotes inside its quotes. */
export const quotesAroundText: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    if (!/^["'“][^"'”]*["'”]$/.test(text)) return []
    const fix = [{ ...valueSpan(file.root, path), text: JSON.stringify(text.slice(1, -1)) }]
    return [reportAt('quotes-around-text', file, path, {}, { fix })]
  })

const markup = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/i

/** HTML or Markdown in a text: the page shows it literally. */
export const markupInText: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    const found = markup.exec(text)?.[0]
    return found === undefined ? [] : [reportAt('markup-in-text', file, path, { found })]
  })

/** A placeholder in braces in a text where nothing is filled in; only error messages have {value}. */
export const textPlaceholder: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    if (kind === 'messageTitle') return []
    const places = [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([found]) => found)
    const unfilled = places.find((found) => !(kind === 'error' && found === '{value}'))
    return unfilled === undefined ? [] : [reportAt('text-placeholder', file, path, { found: unfilled })]
  })
