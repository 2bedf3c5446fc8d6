import type { WidgetName } from '../../engine/schema/definition'
import { questionOrder } from '../../engine/schema/question-order'
import { chooseWidget } from '../../form/choose-widget'
import type { FormFolder } from './form-folder'
import { soundDefinition } from './sound'

/** The control each question has in effect, written or following by itself; none while the form has faults. */
export function widgetsOf(form: FormFolder): ReadonlyMap<string, WidgetName> {
  const definition = soundDefinition(form)
  if (!definition) return new Map()
  const order = questionOrder(definition)
  const ready = { ...definition, order, check: () => [] }
  return new Map(order.map((name) => [name, chooseWidget(ready, name)]))
}
