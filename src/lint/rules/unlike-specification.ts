import type { Finding } from '../report/finding'
import { nodeAt, toValue, type Step } from '../json/json-node'
import type { FormFolder } from '../source/form-folder'
import { findAt, findKey, valueSpan, type Located } from '../source/locate'
import { specifiedForm } from '../words/is-specified'
import type { FormRule } from './rule'

/** A text or a list of options that the specification fixes for this form, and that is written otherwise. */
export const unlikeSpecification: FormRule = (form) => {
  const fixed = specifiedForm(form.slug)
  if (!fixed) return []
  const texts = Object.entries(fixed.texts).flatMap(([place, text]) => {
    const [file = '', ...steps] = place.split(' ')
    return judgeText(fileNamed(form, file), steps.map(toStep), text)
  })
  const lists = Object.entries(fixed.options ?? {}).flatMap(([place, options]) =>
    judgeOptions(form, place.split(' ').map(toStep), options),
  )
  return [...texts, ...lists]
}

function judgeText(
  file: Located | undefined,
  path: readonly Step[],
  text: string | boolean,
): readonly Finding[] {
  const node = nodeAt(file?.root, path)
  if (!file || nodeAt(file.root, path.slice(0, -1))?.kind !== 'object') return []
  if (!node)
    return [
      findKey('specified-text-missing', file, path.slice(0, -1), {
        line: `"${path.at(-1) ?? ''}": ${JSON.stringify(text)}`,
      }),
    ]
  if (node.kind !== 'scalar' || node.value === text) return []
  const fix = [{ ...valueSpan(file.root, path), text: JSON.stringify(text) }]
  return [findAt('unlike-specification', file, path, {}, { near: String(text), fix })]
}

function judgeOptions(
  { schema }: FormFolder,
  path: readonly Step[],
  options: readonly (string | number)[],
): readonly Finding[] {
  const node = nodeAt(schema?.root, path)
  if (!schema || node?.kind !== 'array') return []
  const found = node.items.map(toValue)
  const index = options.findIndex((option, position) => found[position] !== option)
  if (index === -1 && found.length === options.length) return []
  const first = index === -1 ? options.length : index
  const place = first < found.length ? [...path, first] : path
  const also = [{ file: schema.path, span: { start: node.start, end: node.end } }]
  const find = first < found.length ? findAt : findKey
  return [
    find(
      'options-unlike-specification',
      schema,
      place,
      { options: options.map((option) => JSON.stringify(option)) },
      { also },
    ),
  ]
}

function fileNamed({ schema, ui, message }: FormFolder, name: string): Located | undefined {
  return [schema, ui, message].find((file) => file?.path.endsWith(`/${name}`))
}

function toStep(step: string): Step {
  return /^\d+$/.test(step) ? Number(step) : step
}
