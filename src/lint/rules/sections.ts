import { questionOrder } from '../../engine/schema/question-order'
import { findAt, findKey } from '../source/locate'
import { askedIn, questionNames } from '../source/questions'
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
    return names.length < fewestQuestions ? [] : [findAt('sections-missing', ui, [], { count: names.length })]
  if (names.length < fewestQuestions)
    return [findKey('sections-needless', ui, ['ui:sections'], { count: names.length })]
  const places = list.flatMap(({ properties = [] }, index) =>
    properties.map((name, position) => ({ name, path: ['ui:sections', index, 'properties', position] })),
  )
  const missing = names.filter((name) => !places.some((place) => place.name === name))
  const twice = places.filter(({ name }, index) => places.findIndex((place) => place.name === name) < index)
  return [
    ...missing.map((name) => {
      const before = places.findLast((place) => names.indexOf(place.name) < names.indexOf(name))
      const after = places.find((place) => names.indexOf(place.name) > names.indexOf(name))
      const also = after ? [findKey('sections-incomplete', ui, after.path.slice(0, -1))] : []
      return findKey(
        'sections-incomplete',
        ui,
        before?.path.slice(0, -1) ?? ['ui:sections'],
        { name },
        { also },
      )
    }),
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
  const { schema, ui } = form
  if (!place || !schema || !ui) return []
  const expected = order[first] ?? ''
  const keys = askedIn(schema).filter(({ name }) => name === place.name || name === expected)
  const also = keys.map(({ path }) => findKey('sections-order', schema, path))
  return [findAt('sections-order', ui, place.path, { name: place.name, expected }, { also })]
}
