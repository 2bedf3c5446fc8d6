import { distance } from 'fastest-levenshtein'
import { findAt, valueSpan } from '../source/locate'
import { formTexts } from '../words/form-texts'
import { isSpecified, specifiedTexts } from '../words/is-specified'
import type { FormRule } from './rule'

/** A text that is all but the one the specification fixes for this form. */
export const nearlySpecified: FormRule = (form) => {
  const fixed = specifiedTexts(form)
  return formTexts(form).flatMap(({ text, file, path }) => {
    if (isSpecified(text)) return []
    const meant = fixed.find((other) => distance(text, other) <= Math.min(4, Math.floor(other.length / 5)))
    if (meant === undefined) return []
    const fix = [{ ...valueSpan(file.root, path), text: JSON.stringify(meant) }]
    return [findAt('nearly-specified', file, path, { text, meant }, { near: meant, fix })]
  })
}
