import { findAt, findKey } from '../source/locate'
import type { FormRule } from './rule'

/** A condition whose "required" does not name the same questions as its "properties". */
export const conditionNames: FormRule = ({ schema }) => {
  if (!schema) return []
  return (schema.value.allOf ?? []).flatMap(({ if: test }, index) => {
    if (!test?.properties || !test.required) return []
    const { properties, required } = test
    const at = ['allOf', index, 'if']
    const missing = Object.keys(properties).filter((name) => !required.includes(name))
    return [
      ...missing.map((name) => findKey('condition-name-missing', schema, [...at, 'required'], { name })),
      ...required.flatMap((name, position) =>
        Object.hasOwn(properties, name)
          ? []
          : [findAt('condition-name-extra', schema, [...at, 'required', position], { name })],
      ),
    ]
  })
}
