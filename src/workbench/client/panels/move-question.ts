import { editForm, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { setEntries } from '../files/open-json'
import { dependentsOf, holderOf, questionsIn } from './questions'

/** The question that a question can be swapped with; undefined if it cannot move. */
export function neighbourOf(texts: FormTexts, name: string, by: -1 | 1): string | undefined {
  const form = valuesOf(texts)
  const holder = holderOf(form.schema, name)
  // Questions that depend on an answer are below the question for it, and move with it.
  const siblings = questionsIn(form).filter(
    (each) => holder && holderOf(form.schema, each.name)?.branch === holder.branch,
  )
  const own = siblings.find((each) => each.name === name)
  const other = own && siblings[siblings.indexOf(own) + by]
  if (!other) return undefined
  const [upper, lower] = by < 0 ? [other, own] : [own, other]
  const source = lower.control['ui:options']?.dependsOn?.property
  const isBound = source === upper.name || dependentsOf(form, upper.name).includes(lower.name)
  return isBound ? undefined : other.name
}

/** The form with a question moved up or down by one. */
export function moveQuestion(texts: FormTexts, name: string, by: -1 | 1): FormTexts {
  const other = neighbourOf(texts, name, by)
  if (other === undefined) return texts
  const swapped = <Item>(list: readonly Item[], nameOf: (item: Item) => string): Item[] => {
    const [one, two] = [name, other].map((wanted) => list.find((item) => nameOf(item) === wanted))
    if (one === undefined || two === undefined) return [...list]
    return list.map((item) => (item === one ? two : item === two ? one : item))
  }
  return editForm(texts, (form) => {
    const { branch, properties } = holderOf(form.schema, name) ?? { branch: form.schema, properties: {} }
    setEntries(
      properties,
      swapped(Object.entries(properties), ([key]) => key),
    )
    if (branch.required) branch.required = swapped(branch.required, String)
    const { 'ui:order': order } = form.ui
    if (order) form.ui['ui:order'] = swapped(order, String)
    putSectionsInOrder(form)
  })
}

/** The form with a question moved to another place, counted from 0, or as near to it as possible. */
export function moveQuestionTo(texts: FormTexts, name: string, place: number): FormTexts {
  const placeIn = (form: FormTexts) => questionsIn(valuesOf(form)).findIndex((each) => each.name === name)
  const from = placeIn(texts)
  const by = Math.sign(place - from)
  if (from < 0 || (by !== 1 && by !== -1) || neighbourOf(texts, name, by) === undefined) return texts
  const next = moveQuestion(texts, name, by)
  // A question that others depend on takes them along, and may overshoot the place.
  return Math.sign(place - placeIn(next)) === by ? moveQuestionTo(next, name, place) : next
}

/** Keeps the number of questions in each section, in the order of the page. */
export function putSectionsInOrder(form: FormValues): void {
  const page = questionsIn(form).map(({ name }) => name)
  for (const section of form.ui['ui:sections'] ?? [])
    section.properties = page.splice(0, section.properties.length)
}
