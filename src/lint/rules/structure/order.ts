import { questionOrder, usualOrder } from '../../../engine/schema/question-order'
import type { JsonPath } from '../../json/json-node'
import { validDefinition } from '../../source/compiled-form'
import { conditionsOf } from '../../source/conditions'
import type { FormFolder } from '../../source/form-folder'
import { pointTo } from '../../json/locate'
import { fewestForSections, questionNames, questionSchemas } from '../../source/questions'
import { exampleSections, onOneLine } from '../examples'
import { inUi, type FormRule, type Reporter } from '../rule'

/** A "ui:order" that leaves out a question, puts one before a question it depends on, or repeats the default order. */
export const orderNames = inUi((ui, report, form) => {
  const { schema } = form
  const order = ui.value['ui:order']
  if (!schema || !order) return
  const { at, key } = pointTo(ui, ['ui:order'])
  for (const name of questionNames(schema))
    if (!order.includes(name)) report('order-incomplete', key(), { name })
  const definition = validDefinition(form)
  // Other tools put conditional questions last, so "ui:order" is needed wherever that differs from the default order.
  const isUsual = definition && usualOrder(definition.schema).join() === order.join()
  if (isUsual && questionNames(schema).join() === order.join()) report('order-needless', key())
  for (const { branches, asks } of conditionsOf(schema))
    for (const name of branches.flatMap((branch) => Object.keys(branch?.properties ?? {}))) {
      const index = order.indexOf(name)
      const late = asks.find((other) => order.indexOf(other) > index)
      if (index >= 0 && late !== undefined) report('order-before-condition', at(index), { name, late })
    }
})

/** Sections that are missing, leave out a question, name one twice, or are not in the order of the page. */
export const sections: FormRule = (form, report) => {
  const { schema, ui } = form
  if (!schema || !ui) return
  const names = questionNames(schema)
  const count = names.length
  const { at, key } = pointTo(ui)
  const list = ui.value['ui:sections']
  if (!list) {
    const definition = validDefinition(form)
    const order = definition ? questionOrder(definition) : names
    const line = onOneLine({ 'ui:sections': exampleSections(order) })
    return count < fewestForSections ? undefined : report('sections-missing', at(), { count, line })
  }
  if (count < fewestForSections) return report('sections-needless', key('ui:sections'), { count })
  const places = list.flatMap(({ properties = [] }, index) =>
    properties.map((name, position) => ({ name, path: ['ui:sections', index, 'properties', position] })),
  )
  const missing = names.filter((name) => !places.some((place) => place.name === name))
  const twice = places.filter(({ name }, index) => places.findIndex((place) => place.name === name) < index)
  for (const name of missing) {
    const before = places.findLast((place) => names.indexOf(place.name) < names.indexOf(name))
    const after = places.find((place) => names.indexOf(place.name) > names.indexOf(name))
    const listOf = (place: typeof after) => key(...(place?.path.slice(0, -1) ?? ['ui:sections']))
    report('sections-incomplete', listOf(before), { name }, { also: after ? [listOf(after)] : [] })
  }
  for (const { name, path } of twice) report('section-question-twice', at(...path), { name })
  if (missing.length + twice.length === 0) sectionsOrder(form, places, report)
}

function sectionsOrder(
  form: FormFolder,
  places: readonly { readonly name: string; readonly path: JsonPath }[],
  report: Reporter,
): void {
  const { schema, ui } = form
  const definition = validDefinition(form)
  if (!definition || !schema || !ui) return
  const order = questionOrder(definition).filter((name) => places.some((place) => place.name === name))
  const first = places.findIndex(({ name }, index) => order.includes(name) && order[index] !== name)
  const [place, expected = ''] = [places[first], order[first]]
  if (!place) return
  const { name, path } = place
  const questions = questionSchemas(schema).filter((other) => other.name === name || other.name === expected)
  const also = questions.map(({ key }) => key())
  report('sections-order', pointTo(ui).at(...path), { name, expected }, { also })
}
