import type { Finding } from '../report/finding'
import type { Step } from '../json/json-node'
import { nearest } from '../report/near'
import type { SchemaFile } from '../source/form-folder'
import { findAt, valueSpan, wholeSpan } from '../source/locate'
import { askedIn, optionsOfQuestion } from '../source/questions'
import type { FormRule } from './rule'

/** A condition that waits for an answer nobody can give: no option, or a closed one. */
export const conditionValue: FormRule = ({ schema }) => {
  if (!schema) return []
  return (schema.value.allOf ?? []).flatMap(({ if: test }, index) =>
    Object.entries(test?.properties ?? {}).flatMap(([name, answer]) => {
      const at = ['allOf', index, 'if', 'properties', name]
      const single = answer?.const === undefined ? [] : judge(schema, name, answer.const, [...at, 'const'])
      const several = (answer?.enum ?? []).flatMap((value, position) =>
        judge(schema, name, value, [...at, 'enum', position]),
      )
      return [...single, ...several]
    }),
  )
}

function judge(
  schema: SchemaFile,
  name: string,
  value: string | number,
  at: readonly Step[],
): readonly Finding[] {
  const asked = askedIn(schema).filter((place) => place.name === name)
  const options = optionsOfQuestion(schema, name)
  if (asked.length === 0) return []
  if (options.length === 0) {
    const also = asked.map(({ path }) => ({ file: schema.path, span: wholeSpan(schema.root, path) }))
    return [findAt('condition-on-free-answer', schema, at, { name, value }, { also })]
  }
  if (options.includes(value)) {
    const isClosed = asked.some(({ rules }) => rules.not?.enum?.includes(value))
    return isClosed ? [findAt('condition-on-closed-option', schema, at, { name, value })] : []
  }
  const near = nearest(String(value), options.map(String))
  const meant = options.find((option) => String(option) === near?.value)
  const lists = asked.filter(({ rules }) => rules.enum !== undefined)
  const also = lists.map(({ path }) => ({
    file: schema.path,
    span: wholeSpan(schema.root, [...path, 'enum']),
  }))
  if (meant === undefined) return [findAt('condition-value', schema, at, { name, value, options }, { also })]
  const fix = [{ ...valueSpan(schema.root, at), text: JSON.stringify(meant) }]
  return [findAt('condition-value', schema, at, { name, value, options }, { near: String(meant), fix, also })]
}
