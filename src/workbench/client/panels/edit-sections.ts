import { editForm, valuesOf, type FormTexts } from '../files/form-texts'
import { questionsIn } from './questions'

/** From this many questions on, a form needs headings. */
export const fewestForSections = 7

/** A heading, and the questions under it. */
export interface SectionView {
  readonly index: number
  readonly title: string
  /** The name of its first question. */
  readonly first: string
  /** Whether its heading can move up (-1) or down (1) by one question. */
  readonly canMove: Readonly<Record<-1 | 1, boolean>>
}

/** The headings of a form, from top to bottom. */
export function sectionViews(texts: FormTexts): readonly SectionView[] {
  const form = valuesOf(texts)
  const page = questionsIn(form).map(({ name }) => name)
  const sections = form.ui['ui:sections'] ?? []
  return sections.flatMap(({ title, properties }, index) => {
    const first = page.find((name) => properties.includes(name))
    const before = sections[index - 1]?.properties.length ?? 0
    const canMove = { [-1]: before > 1, [1]: before > 0 && properties.length > 1 }
    return first === undefined ? [] : [{ index, title, first, canMove }]
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

/** The form with a heading one question higher or lower. */
export function moveSection(texts: FormTexts, index: number, by: -1 | 1): FormTexts {
  return editForm(texts, ({ ui }) => {
    const [before, own] = [ui['ui:sections']?.[index - 1], ui['ui:sections']?.[index]]
    if (!before || !own) return
    const all = [...before.properties, ...own.properties]
    const start = before.properties.length + by
    before.properties = all.slice(0, start)
    own.properties = all.slice(start)
  })
}

/** The form without a heading: its questions are under the one before, or, where it was the first, the next one. */
export function removeSection(texts: FormTexts, index: number): FormTexts {
  return editForm(texts, ({ ui }) => {
    const [gone] = ui['ui:sections']?.splice(index, 1) ?? []
    const heir = ui['ui:sections']?.[Math.max(index - 1, 0)]
    if (!gone || !heir) return
    const [upper, lower] = index > 0 ? [heir, gone] : [gone, heir]
    heir.properties = [...upper.properties, ...lower.properties]
  })
}
