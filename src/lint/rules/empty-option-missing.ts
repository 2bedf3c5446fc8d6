import { findKey } from '../source/locate'
import { controlsOf } from '../source/questions'
import { widgetsOf } from '../source/widgets-of'
import type { FormRule } from './rule'

/** A select without a first line that tells what to choose. Source: UX brief, part 3, "Select". */
export const emptyOptionMissing: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)]
    .filter(([name, widget]) => widget === 'select' && controls.get(name)?.['ui:emptyOption'] === undefined)
    .map(([name]) => findKey('empty-option-missing', ui, [name], { name }))
}
