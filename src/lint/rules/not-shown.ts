import { coverage } from '../../engine/schema/coverage'
import type { FormRule as EngineRule } from '../../engine/schema/rules-of-form'
import { compiled, soundFixtures } from '../behaviour/compiled'
import type { Finding } from '../report/finding'
import type { Step } from '../json/json-node'
import { findAt, findKey } from '../source/locate'
import type { SchemaFile } from '../source/form-folder'
import type { FormRule } from './rule'

/** A rule that no wrong example breaks, and a side of a condition that no right example takes. */
export const notShown: FormRule = (form) => {
  const ready = compiled(form)
  const { schema } = form
  const sound = soundFixtures(form)
  if (!ready || !schema || sound.length === 0) return []
  const { gaps } = coverage(ready, new Map(sound.map(({ name, fixture }) => [name, fixture])))
  return gaps.map((gap) => ('rule' in gap ? atRule(schema, gap) : atCondition(schema, gap)))
}

function atRule(schema: SchemaFile, { path, rule, name }: EngineRule): Finding {
  const steps = stepsOf(path)
  if (rule !== 'required') return findKey('rule-not-shown', schema, steps, { name, rule })
  const list = steps.slice(0, -1)
  const index = requiredAt(schema, list).indexOf(name)
  return findAt('rule-not-shown', schema, [...list, index], { name, rule })
}

function requiredAt(schema: SchemaFile, list: readonly Step[]): readonly string[] {
  const [, index, branch] = list
  const part =
    typeof index === 'number' && (branch === 'then' || branch === 'else')
      ? schema.value.allOf?.[index]?.[branch]
      : schema.value
  return part?.required ?? []
}

function atCondition(
  schema: SchemaFile,
  { path, met }: { readonly path: string; readonly met: boolean },
): Finding {
  return findKey(met ? 'condition-not-shown' : 'otherwise-not-shown', schema, [...stepsOf(path), 'if'])
}

function stepsOf(path: string): readonly Step[] {
  return path
    .slice(2)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}
