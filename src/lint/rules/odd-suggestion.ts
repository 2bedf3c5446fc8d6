import { findAt } from '../source/locate'
import { controlsOf } from '../source/questions'
import type { FormRule } from './rule'

/** From this many suggestions on, one that is written unlike all others is taken for a slip. */
const fewest = 4

/** A suggestion that is written unlike all the others, such as "UTC+0500" among "UTC+05:00". */
export const oddSuggestion: FormRule = ({ ui }) => {
  if (!ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const suggestions = control['ui:suggestions'] ?? []
    const shapes = suggestions.map(shapeOf)
    const usual = shapes.find(
      (shape) => shapes.filter((other) => other === shape).length >= shapes.length - 1,
    )
    if (suggestions.length < fewest || usual === undefined) return []
    return suggestions.flatMap((text, index) =>
      shapes[index] === usual
        ? []
        : [
            findAt('odd-suggestion', ui, [name, 'ui:suggestions', index], {
              text,
              other: suggestions[index === 0 ? 1 : 0] ?? '',
            }),
          ],
    )
  })
}

function shapeOf(text: string): string {
  return text.replaceAll(/\d/g, '0').replaceAll(/[+-]/g, '±')
}
