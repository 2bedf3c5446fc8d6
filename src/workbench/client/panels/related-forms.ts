import { jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import type { FormUi } from '../../../engine/schema/definition'
import type { Files } from '../../form-files'
import { titledForms } from '../files/form-list'
import { pathOfPart } from '../files/form-texts'
import { setEntries } from '../files/json'
import { withItemOf } from '../files/manifest-parts'
import texts from '../texts.json'
import type { FieldChanges } from './panel'

/**
 * The related forms of a form, each once, in their order; undefined for anything but a list of texts, which staff may have
 * written by hand.
 */
export function relatedIn(ui: unknown): readonly string[] | undefined {
  const { 'ui:related': related = [] } = propertiesOf(ui)
  return isListOfTexts(related) ? [...new Set(related)] : undefined
}

/**
 * The other saved forms as the options of a field, by their titles: a link to a form that is not saved would lead nowhere.
 * What is on the list without being another form is an option too, so that it can be taken off. No field where the list
 * cannot be read, or where there is nothing to choose.
 */
export function relatedField(ui: unknown, slug: string, saved: Files): FieldChanges {
  const listed = relatedIn(ui)
  const forms = titledForms(saved)
  const titles = new Map(forms.map((form) => [form.slug, form.title]))
  const others = forms.flatMap((form) => (form.slug === slug ? [] : form.slug))
  const offered = [...new Set([...others, ...(listed ?? [])])]
  if (!listed || offered.length === 0) return { related: undefined }
  const { fromList } = texts.panels.usualErrors
  const items = { type: 'string', enum: offered, errorMessage: { enum: fromList } } as const
  const enumNames = Object.fromEntries(offered.map((each) => [each, titles.get(each) ?? each]))
  return { related: { items, 'ui:enumNames': enumNames } }
}

/** Offers exactly these forms. A new one comes last, unless it has a place in the saved list. An empty list is left out. */
export function setRelated(ui: FormUi, slug: string, chosen: readonly string[], saved: Files): void {
  const savedUi = propertiesOf(jsonIn(saved.get(pathOfPart(slug, 'ui'))))
  const before = relatedIn(savedUi) ?? []
  const now = relatedIn(ui) ?? []
  const kept = now.filter((each) => chosen.includes(each))
  const related = chosen.reduce<readonly string[]>(
    (list, each) => withItemOf(list, before.includes(each) ? before : [...list, each], each, String),
    kept,
  )
  if ('ui:related' in ui || related.length === 0) return void Object.assign(ui, { 'ui:related': related })
  // Its key, too, comes back where it is saved.
  const order = Object.entries({ ...savedUi, 'ui:related': related })
  setEntries(
    ui,
    withItemOf<readonly [string, unknown]>(Object.entries(ui), order, 'ui:related', ([key]) => key),
  )
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
