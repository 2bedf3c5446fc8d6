import { findKey } from '../source/locate'
import { controlsOf } from '../source/questions'
import { widgetsOf } from '../source/widgets-of'
import type { FormRule } from './rule'

/** A number or date without a width: its control would be as wide as the page. Source: UX brief, part 3, "Text input". */
export const widthMissing: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)]
    .filter(
      ([name, widget]) => (widget === 'number' || widget === 'date') && !controls.get(name)?.['ui:width'],
    )
    .map(([name]) => findKey('width-missing', ui, [name], { name }))
}
