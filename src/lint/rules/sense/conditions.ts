import { combinationsOf, conditionsOf, isAsked } from '../../source/conditions'
import { controlsOf } from '../../source/controls'
import type { SchemaFile } from '../../source/form-folder'
import { pointTo } from '../../json/locate'
import { questionOf, type LooseProperty } from '../../source/questions'
import { eachControl, eachQuestion } from '../rule'

/** A "dependsOn" on a question that is hidden while this one is required, or that no condition matches. */
export const dependsOn = eachControl(({ name, options, question, at }, report, { schema }) => {
  const property = options.dependsOn?.property
  if (!schema || property === undefined || !questionOf(schema, property)) return
  const place = at('ui:options', 'dependsOn', 'property')
  const isStuck = combinationsOf(schema)?.some((parts) => {
    const isRequired = parts.some(({ required }) => required?.includes(name))
    return isRequired && isAsked(parts, name) && !isAsked(parts, property)
  })
  if (isStuck) report('waits-for-hidden', place, { name, property })
  if (question && !changersOf(schema, name, () => true).includes(property))
    report('depends-on-without-condition', place, { name, property })
})

/** A question that gets its options from a condition and has no "dependsOn". */
export const dependsOnMissing = eachQuestion(({ name, part, rules }, report, schema, { ui }) => {
  if (!ui || part.path.length > 0 || rules.enum || controlsOf(ui).get(name)?.['ui:options']?.dependsOn) return
  const [property] = changersOf(schema, name, (added) => added.enum !== undefined)
  if (property !== undefined) report('depends-on-missing', pointTo(ui).key(name), { name, property })
})

/** The questions whose answers add such rules to a question. */
function changersOf(
  schema: SchemaFile,
  name: string,
  isSuch: (rules: LooseProperty) => boolean,
): readonly string[] {
  return conditionsOf(schema).flatMap(({ branches, asks }) => {
    const added = branches.flatMap((branch) => branch?.properties?.[name] ?? [])
    return added.some(isSuch) ? asks : []
  })
}
