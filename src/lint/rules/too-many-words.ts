import { findAt } from '../source/locate'
import { formTexts } from '../words/form-texts'
import { isSpecified } from '../words/is-specified'
import wording from '../words/wording.json'
import type { FormRule } from './rule'

/** A text with more words than its kind should have. Source: UX brief, part 6. */
export const tooManyWords: FormRule = (form) => {
  const limits: Readonly<Record<string, number>> = wording.mostWords
  return formTexts(form).flatMap(({ kind, text, file, path }) => {
    const most = limits[kind] ?? Infinity
    const count = text.trim().split(/\s+/).length
    return count <= most || isSpecified(text) ? [] : [findAt('too-many-words', file, path, { count, most })]
  })
}
