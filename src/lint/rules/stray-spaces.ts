import type { Finding } from '../report/finding'
import { findAt, valueSpan } from '../source/locate'
import type { ContentText } from '../words/content-texts'
import { formTexts } from '../words/form-texts'
import type { FormRule } from './rule'

/** Spaces at the ends of a text, two in a row within it, or a line break. */
export const straySpaces: FormRule = (form) => formTexts(form).flatMap(spacesIn)

/** The finding for one text with spaces too many; none for a tidy one. */
export function spacesIn({ text, file, path }: ContentText): readonly Finding[] {
  const tidy = JSON.stringify(text.trim().replaceAll(/\s+/g, ' '))
  if (tidy === JSON.stringify(text)) return []
  const fix = [{ ...valueSpan(file.root, path), text: tidy }]
  return [findAt('stray-spaces', file, path, {}, { near: tidy, fix })]
}
