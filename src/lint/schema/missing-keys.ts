import { exampleIn, resolve, type Grammar } from './grammar'
import type { Remark } from './remark'

/** The keys an object must have and has not, and too few or too many keys. `written` are those it has. */
export function missingKeys(root: Grammar, grammar: Grammar, written: readonly string[]): readonly Remark[] {
  const { required = [], properties = {}, minProperties = 0, maxProperties = Infinity } = grammar
  const missing = required.filter((key) => !written.includes(key))
  const count = new Set(written).size
  const keys = Object.keys(properties).map((key) => `"${key}"`)
  return [
    ...missing.map((key) => missingKey(key, resolve(root, properties[key] ?? {}))),
    ...(count < minProperties ? [{ rule: 'empty-group', values: { keys } } as const] : []),
    ...(count > maxProperties
      ? [{ rule: 'too-many-keys', values: { most: maxProperties, keys } } as const]
      : []),
  ]
}

function missingKey(key: string, grammar: Grammar): Remark {
  const { const: only, enum: [first] = [only], description } = grammar
  const value = exampleIn(description) ?? JSON.stringify(first) ?? ''
  const rule = key === '$schema' ? 'schema-line-missing' : 'missing-key'
  return { rule, values: { key, line: `"${key}": ${value}` } }
}
