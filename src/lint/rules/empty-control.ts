import { findKey } from '../source/locate'
import { controlsOf } from '../source/questions'
import type { FormRule } from './rule'

/** A question's part of ui.json, or its entry in the message, that says nothing. */
export const emptyControl: FormRule = ({ ui, message }) => [
  ...(ui ? controlsOf(ui) : []).flatMap(([name, control]) =>
    ui && isEmpty(control) && ui.faults.length === 0 ? [findKey('empty-control', ui, [name], { name })] : [],
  ),
  ...Object.entries(message?.value.fields ?? {}).flatMap(([name, field]) =>
    message && isEmpty(field) && message.faults.length === 0
      ? [findKey('empty-control', message, ['fields', name], { name })]
      : [],
  ),
]

function isEmpty(group: object | undefined): boolean {
  return group !== undefined && Object.keys(group).length === 0
}
