import { findKey } from '../source/locate'
import { controlsOf, optionsOfQuestion } from '../source/questions'
import { widgetsOf } from '../source/widgets-of'
import type { FormRule } from './rule'

/** A rating whose ends have no words. Source: UX brief, part 3, "Rating". */
export const ratingEnds: FormRule = (form) => {
  const { schema, ui } = form
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)].flatMap(([name, widget]) => {
    const options = optionsOfQuestion(schema, name)
    const labels = controls.get(name)?.['ui:optionLabels'] ?? {}
    const ends = [options[0], options.at(-1)].map(String)
    if (widget !== 'rating' || ends.every((end) => Object.hasOwn(labels, end))) return []
    return [findKey('rating-ends', ui, [name, 'ui:optionLabels'])]
  })
}
