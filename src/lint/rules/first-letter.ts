import { findAt } from '../source/locate'
import { formTexts } from '../words/form-texts'
import wording from '../words/wording.json'
import type { FormRule } from './rule'

/** A text that should begin with a capital letter and does not, or the other way round. */
export const firstLetter: FormRule = (form) =>
  formTexts(form).flatMap(({ kind, text, file, path }) => {
    const first = text.charAt(0)
    const isSmall = /\p{Ll}/u.test(first)
    if (wording.beginsWithCapital.includes(kind) && isSmall)
      return [findAt('capital-missing', file, path, { first, capital: first.toUpperCase() })]
    const isName = /^(?:\p{Lu}\S*\p{Lu}|Minecraft|Discord)/u.test(text)
    const isCapital = /\p{Lu}/u.test(first) && !isName
    return wording.beginsSmall.includes(kind) && isCapital
      ? [findAt('capital-needless', file, path, { first, small: first.toLowerCase() })]
      : []
  })
