import { findKey } from '../source/locate'
import { controlsOf } from '../source/questions'
import { widgetsOf } from '../source/widgets-of'
import type { FormRule } from './rule'

/** A list, typed with commas, that does not tell so. */
export const listWithoutHint: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)]
    .filter(([name, widget]) => widget === 'list' && !controls.get(name)?.['ui:help'])
    .map(([name]) => findKey('list-without-hint', ui, [name], { name }))
}
