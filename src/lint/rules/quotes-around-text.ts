import { findAt, valueSpan } from '../source/locate'
import { formTexts } from '../words/form-texts'
import type { FormRule } from './rule'

/** A text that stands in quotes once more. */
export const quotesAroundText: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    if (!/^["'“][^"'”]*["'”]$/.test(text)) return []
    const fix = [{ ...valueSpan(file.root, path), text: JSON.stringify(text.slice(1, -1)) }]
    return [findAt('quotes-around-text', file, path, {}, { fix })]
  })
