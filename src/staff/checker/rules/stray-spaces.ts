import { findAt, valueSpan } from '../source/locate'
import { formTexts } from '../words/form-texts'
import type { FormRule } from './rule'

/** Spaces at the ends of a text, two in a row within it, or a line break. */
export const straySpaces: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    const tidy = text.trim().replaceAll(/\s+/g, ' ')
    if (tidy === text) return []
    return [
      findAt(
        'stray-spaces',
        file,
        path,
        {},
        { near: JSON.stringify(tidy), fix: [{ ...valueSpan(file.root, path), text: JSON.stringify(tidy) }] },
      ),
    ]
  })
