import { rulesOfForm, type FormRule as EngineRule } from '../../engine/schema/rules-of-form'
import type { Step } from '../json/json-node'
import { nodeAt } from '../json/json-node'
import { findKey } from '../source/locate'
import { soundSchema } from '../source/sound'
import type { FormRule } from './rule'

/** A rule a visitor can break without a message of its own. */
export const ruleWithoutMessage: FormRule = ({ schema }) => {
  const sound = soundSchema(schema)
  if (!schema || !sound) return []
  return rulesOfForm({ schema: sound }).flatMap((rule) => {
    const places = placesOf(rule)
    if (places.some((place) => nodeAt(schema.root, [...place, 'errorMessage', rule.rule]))) return []
    const place = places.find((at) => nodeAt(schema.root, at))
    if (!place) return []
    return [
      findKey('rule-without-message', schema, [...place, 'errorMessage'], {
        name: rule.name,
        rule: rule.rule,
      }),
    ]
  })
}

/** Where the message may stand: beside the rule, or at the question itself. */
function placesOf({ path, rule, name }: EngineRule): readonly (readonly Step[])[] {
  const steps = path
    .slice(2)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const inList = steps.includes('items') ? ['items'] : []
  const holder = rule === 'required' ? [...steps.slice(0, -2), 'properties', name] : steps.slice(0, -1)
  return [holder, ['properties', name, ...inList]]
}
