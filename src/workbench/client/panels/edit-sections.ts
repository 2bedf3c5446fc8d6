import { editForm, valuesOf, type FormTexts } from '../files/form-texts'
import { entriesOf } from './move-question'
import { questionsIn } from './questions'

/** A heading above a question. */
export interface SectionView {
  readonly index: number
  readonly title: string
  /** The name of its first question. */
  readonly first: string
}

/** The headings of a form, from top to bottom. */
export function sectionViews(texts: FormTexts): readonly SectionView[] {
  const sections = valuesOf(texts).ui['ui:sections'] ?? []
  return entriesOf(texts).flatMap((index, place, entries) => {
    const first = entries[place + 1]
    if (typeof index !== 'number' || typeof first !== 'string') return []
    return [{ index, title: sections[index]?.title ?? '', first }]
  })
}

/** The form with a section that begins at a question; a form's first section contains all questions. */
export function addSection(texts: FormTexts, title: string, first: string): FormTexts {
  return editForm(texts, (form) => {
    const sections = (form.ui['ui:sections'] ??= [])
    const at = sections.findIndex(({ properties }) => properties.includes(first))
    const section = sections[at]
    const page = questionsIn(form).map(({ name }) => name)
    const properties = section ? section.properties.splice(section.properties.indexOf(first)) : page
    sections.splice(at + 1, 0, { title, properties })
  })
}

export function renameSection(texts: FormTexts, index: number, title: string): FormTexts {
  return editForm(texts, ({ ui }) => {
    const section = ui['ui:sections']?.[index]
    if (section) section.title = title
  })
}

/** The form without a heading: its questions are under the one before, or, where it was the first, the next one. */
export function removeSection(texts: FormTexts, index: number): FormTexts {
  return editForm(texts, ({ ui }) => {
    const [gone] = ui['ui:sections']?.splice(index, 1) ?? []
    const neighbour = ui['ui:sections']?.[Math.max(index - 1, 0)]
    if (!gone || !neighbour) return
    const [upper, lower] = index > 0 ? [neighbour, gone] : [gone, neighbour]
    neighbour.properties = [...upper.properties, ...lower.properties]
  })
}
