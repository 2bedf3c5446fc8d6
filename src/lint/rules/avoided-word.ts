import { findAt } from '../source/locate'
import { formTexts } from '../words/form-texts'
import { isSpecified } from '../words/is-specified'
import wording from '../words/wording.json'
import type { FormRule } from './rule'

const avoided = new RegExp(String.raw`\b(?:${wording.avoided.join('|')})\b`, 'i')

/** A word that the guide for texts does without. Source: UX brief, part 6. */
export const avoidedWord: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    const word = avoided.exec(text)?.[0]
    return word === undefined || isSpecified(text) ? [] : [findAt('avoided-word', file, path, { word })]
  })
