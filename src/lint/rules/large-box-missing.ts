import { findKey } from '../source/locate'
import { askedIn, controlsOf, optionsOfQuestion, ruleOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** From this many characters on, one line is too small to write in. */
const longAnswer = 500

/** A long answer to be written in one line. */
export const largeBoxMissing: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  return askedIn(schema).flatMap(({ name, rules }) => {
    const isLong = (rules.maxLength ?? 0) >= longAnswer && optionsOfQuestion(schema, name).length === 0
    const widget = controls.get(name)?.['ui:widget'] ?? 'text'
    if (!isLong || ruleOfQuestion(schema, name, 'format') !== undefined || widget !== 'text') return []
    return [findKey('large-box-missing', ui, [name, 'ui:widget'], { name, most: rules.maxLength ?? 0 })]
  })
}
