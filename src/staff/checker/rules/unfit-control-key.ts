import { chooseWidget } from '../../../form/choose-widget'
import { questionOrder } from '../../../engine/question-order'
import { findKey } from '../source/locate'
import { controlsOf, questionNames } from '../source/questions'
import { soundDefinition } from '../source/sound'
import widgetsOfKeys from './control-keys.json'
import type { FormRule } from './rule'

/** A key of a control that its widget does not know, such as suggestions for radio buttons. */
export const unfitControlKey: FormRule = (form) => {
  const { schema, ui } = form
  const definition = soundDefinition(form)
  if (!schema || !ui || !definition) return []
  const fitting: Readonly<Record<string, readonly string[]>> = widgetsOfKeys
  const compiled = { ...definition, order: questionOrder(definition), check: () => [] }
  return controlsOf(ui).flatMap(([name, control]) => {
    if (!questionNames(schema).includes(name)) return []
    const widget = chooseWidget(compiled, name)
    const unfit = Object.keys(control).filter((key) => fitting[key]?.includes(widget) === false)
    return unfit.map((key) =>
      findKey('unfit-control-key', ui, [name, key], { name, key, widget, widgets: fitting[key] ?? [] }),
    )
  })
}
