import { propertiesOf } from '../../../engine/properties-of'

/**
 * The rules of each question in a schema.json of any shape, one pair for each place that has some; what
 * cannot be read is left out.
 * @example writtenRules(JSON.parse('{"properties":{"age":{"minimum":13}}}')) // => [['age', { minimum: 13 }]]
 */
export function writtenRules(schema: unknown) {
  const form = propertiesOf(schema)
  const conditions = Object.values(propertiesOf(form['allOf'])).map(propertiesOf)
  const branches = conditions.flatMap(({ then, else: otherwise }) => [then, otherwise])
  return [form, ...branches].flatMap((branch) =>
    Object.entries(propertiesOf(propertiesOf(branch)['properties'])).map(
      ([name, rules]) => [name, propertiesOf(rules)] as const,
    ),
  )
}
