import { askedIn } from '../source/questions'
import { findKey } from '../source/locate'
import type { FormRule } from './rule'

const wellFormed = /^[a-zA-Z][a-zA-Z0-9]*$/

/** A question's name that is not one word of letters and digits. */
export const propertyName: FormRule = ({ schema }) => {
  if (!schema) return []
  return askedIn(schema)
    .filter(({ name }) => !wellFormed.test(name))
    .map(({ name, path }) => findKey('property-name', schema, path, { name }, nearOf(name)))
}

function nearOf(name: string): { readonly near?: string } {
  const [first = '', ...rest] = name.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '')
  const near = [
    first.replace(/^\d+/, ''),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('')
  return wellFormed.test(near) ? { near } : {}
}
