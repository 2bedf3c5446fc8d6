import { nearest } from '../report/near'
import { findKey, keySpan } from '../source/locate'
import { controlsOf, optionsOfQuestion, questionNames } from '../source/questions'
import type { FormRule } from './rule'

/** Words for an option that does not exist. */
export const optionLabels: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const known = questionNames(schema)
  return controlsOf(ui).flatMap(([name, control]) => {
    const options = optionsOfQuestion(schema, name).map(String)
    if (!known.includes(name)) return []
    return Object.keys(control['ui:optionLabels'] ?? {}).flatMap((option) => {
      if (options.includes(option)) return []
      const at = [name, 'ui:optionLabels', option]
      const near = nearest(option, options)
      const fix = near && {
        near: near.value,
        ...(near.isCertain && { fix: [{ ...keySpan(ui.root, at), text: JSON.stringify(near.value) }] }),
      }
      return [findKey('label-of-no-option', ui, at, { name, option, options }, fix)]
    })
  })
}
