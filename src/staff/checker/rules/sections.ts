import { questionOrder } from '../../../engine/question-order'
import { findAt, findKey } from '../source/locate'
import { questionNames } from '../source/questions'
import { soundDefinition } from '../source/sound'
import type { FormRule } from './rule'

/** From this many questions on, a form has headings. Source: UX brief, part 4. */
const fewestQuestions = 7

/** Sections that are missing, leave out a question, name one twice, or are not in the order of the page. */
export const sections: FormRule = (form) => {
  const { schema, ui } = form
  if (!schema || !ui) return []
  const names = questionNames(schema)
  const list = ui.value['ui:sections']
  if (!list)
    return names.length < fewestQuestions
      ? []
      : [findKey('sections-missing', ui, ['$schema'], { count: names.length })]
  if (names.length < fewestQuestions)
    return [findKey('sections-needless', ui, ['ui:sections'], { count: names.length })]
  const places = list.flatMap(({ properties = [] }, index) =>
    properties.map((name, position) => ({ name, path: ['ui:sections', index, 'properties', position] })),
  )
  const missing = names.filter((name) => !places.some((place) => place.name === name))
  const twice = places.filter(({ name }, index) => places.findIndex((place) => place.name === name) < index)
  return [
    ...missing.map((name) => findKey('sections-incomplete', ui, ['ui:sections'], { name })),
    ...twice.map(({ name, path }) => findAt('section-question-twice', ui, path, { name })),
    ...(missing.length + twice.length === 0 ? outOfOrder(form, places) : []),
  ]
}

function outOfOrder(
  form: Parameters<FormRule>[0],
  places: readonly { readonly name: string; readonly path: readonly (string | number)[] }[],
): ReturnType<FormRule> {
  const definition = soundDefinition(form)
  if (!definition || !form.ui) return []
  const order = questionOrder(definition).filter((name) => places.some((place) => place.name === name))
  const first = places.findIndex(({ name }, index) => order.includes(name) && order[index] !== name)
  const place = places[first]
  return place
    ? [findAt('sections-order', form.ui, place.path, { name: place.name, expected: order[first] ?? '' })]
    : []
}
