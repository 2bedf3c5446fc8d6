import { findKey } from '../source/locate'
import { questionNames } from '../source/questions'
import type { FormRule } from './rule'

/** The most answers one framed message can show. Source: Discord, "Embed limits". */
const mostFields = 25

/** More questions than one message has room for. */
export const tooManyFields: FormRule = ({ schema }) => {
  const count = schema ? questionNames(schema).length : 0
  return schema && count > mostFields
    ? [findKey('too-many-fields', schema, ['properties'], { count, most: mostFields })]
    : []
}
