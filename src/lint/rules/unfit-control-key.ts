import { findKey } from '../source/locate'
import { controlsOf } from '../source/questions'
import { widgetsOf } from '../source/widgets-of'
import widgetsOfKeys from './control-keys.json'
import type { FormRule } from './rule'

/** A key of a control that its widget does not know, such as suggestions for radio buttons. */
export const unfitControlKey: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const fitting: Readonly<Record<string, readonly string[]>> = widgetsOfKeys
  const chosen = widgetsOf(form)
  return controlsOf(ui).flatMap(([name, control]) => {
    const widget = chosen.get(name)
    const unfit = Object.keys(control).filter((key) => widget && fitting[key]?.includes(widget) === false)
    return unfit.map((key) =>
      findKey('unfit-control-key', ui, [name, key], {
        name,
        key,
        widget: widget ?? '',
        widgets: fitting[key] ?? [],
      }),
    )
  })
}
