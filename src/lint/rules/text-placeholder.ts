import { findAt } from '../source/locate'
import { formTexts } from '../words/form-texts'
import type { FormRule } from './rule'

/** A place in braces in a text where nothing is filled in; only the messages of rules know {value}. */
export const textPlaceholder: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    if (kind === 'messageTitle') return []
    const places = [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([found]) => found)
    const unfilled = places.find((found) => !(kind === 'error' && found === '{value}'))
    return unfilled === undefined ? [] : [findAt('text-placeholder', file, path, { found: unfilled })]
  })
