import { fillText } from '../../../engine/fill-text'
import type { FormValues } from '../files/form-texts'
import { fieldTextOf, jsonIn } from '../files/json'
import { situationsIn } from '../files/manifest-parts'
import texts from '../texts.json'
import { linesOf } from './option-lines'
import type { FieldChanges, PanelValues } from './panel'

/** The situations as the options of a card's field, each by its id; no such field if there are none. */
export function situationField({ manifest }: FormValues): FieldChanges {
  const names = situationsIn(manifest).map(({ id, text }) => [id, fieldTextOf(text)] as const)
  const { fromList } = texts.panels.usualErrors
  const enumNames = Object.fromEntries(names)
  const items = { type: 'string', enum: Object.keys(enumNames), errorMessage: { enum: fromList } } as const
  return { situations: names.length > 0 ? { items, 'ui:enumNames': enumNames } : undefined }
}

/** The ids of the situations that lead to a form, one per line. */
export function situationLines({ manifest }: Pick<FormValues, 'manifest'>, slug: string): string {
  const leading = situationsIn(manifest).filter(({ forms }) => forms.includes(slug))
  return leading.map(({ id }) => id).join('\n')
}

/** The errors of a card that its schema does not describe: a search word twice, or a situation left without a form. */
export function checkCard(
  { manifest }: FormValues,
  slug: string,
  values: PanelValues,
  saved: string | null,
): PanelValues {
  const { wordTwice, lastForm } = texts.panels.errors
  const [words, ids] = [linesOf(values['keywords'] ?? ''), linesOf(values['situations'] ?? '')]
  const word = words.find((each, index) => words.indexOf(each) !== index)
  const left = situationsIn(manifest).find(({ id, forms }) => {
    if (!forms.includes(slug) || ids.includes(id)) return false
    // Each form is saved by itself, so a form that is not saved there yet does not count.
    const known = situationsIn(jsonIn(saved)).find((each) => each.id === id)?.forms ?? forms
    return forms.every((each) => each === slug || !known.includes(each))
  })
  return {
    ...(word !== undefined && { keywords: fillText(wordTwice, { word }) }),
    ...(left && { situations: fillText(lastForm, { text: left.text }) }),
  }
}
