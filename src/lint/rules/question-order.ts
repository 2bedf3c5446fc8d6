import { questionOrder as orderOf } from '../../engine/schema/question-order'
import type { FormUi } from '../../engine/schema/definition'
import type { FormFolder } from '../source/form-folder'
import { findAt, findKey } from '../source/locate'
import { questionNames } from '../source/questions'
import { soundDefinition } from '../source/sound'
import type { FormRule } from './rule'

/** A "ui:order" that leaves out a question, or puts one before the question it depends on. */
export const questionOrder: FormRule = (form) => {
  const { schema, ui } = form
  const order = ui?.value['ui:order']
  if (!schema || !ui || !order) return []
  const missing = questionNames(schema).filter((name) => !order.includes(name))
  const isDefault = defaultOrder(form)?.join() === order.join()
  return [
    ...missing.map((name) => findKey('order-incomplete', ui, ['ui:order'], { name })),
    ...(isDefault ? [findKey('order-needless', ui, ['ui:order'])] : []),
    ...misplaced(form, order),
  ]
}

function defaultOrder(form: FormFolder): readonly string[] | undefined {
  const definition = soundDefinition(form)
  if (!definition) return undefined
  const { 'ui:order': _order, ...ui } = definition.ui
  // Still of its type: "ui:order" is optional, which the rest type of an index signature does not show.
  return orderOf({ schema: definition.schema, ui: ui as FormUi })
}

function misplaced({ schema, ui }: Parameters<FormRule>[0], order: readonly string[]): ReturnType<FormRule> {
  if (!schema || !ui) return []
  return (schema.value.allOf ?? []).flatMap(({ if: test, then, else: otherwise }) => {
    const asked = Object.keys(test?.properties ?? {}).filter((name) => order.includes(name))
    const added = [then, otherwise].flatMap((branch) => Object.keys(branch?.properties ?? {}))
    return added.flatMap((name) => {
      const late = asked.find((other) => order.indexOf(other) > order.indexOf(name))
      if (late === undefined || !order.includes(name)) return []
      return [findAt('order-before-condition', ui, ['ui:order', order.indexOf(name)], { name, late })]
    })
  })
}
