import type { JsonNode, PathStep } from '../json/json-node'
import type { FormFolder } from './form-folder'
import type { Located } from './locate'
import { questionSchemas, controlsOf } from './questions'

/** What a text is for; wording.json says which rules apply to each kind. */
export type TextKind =
  | 'label'
  | 'pageTitle'
  | 'sentence'
  | 'error'
  | 'heading'
  | 'hint'
  | 'button'
  | 'needs'
  | 'option'
  | 'outcome'
  | 'messageTitle'
  | 'fieldLabel'

/** One text that a visitor or staff will read, with its place. */
export interface FormText {
  readonly kind: TextKind
  readonly text: string
  readonly file: Located
  readonly path: readonly PathStep[]
}

/** Every text staff wrote for one form, in the order of its files. */
export function formTexts(form: FormFolder): readonly FormText[] {
  return [...inSchema(form), ...inUi(form), ...inMessage(form)].filter(({ text }) => text.trim() !== '')
}

type Entry = readonly [kind: TextKind, path: readonly PathStep[], text: string | undefined]

function inSchema({ schema }: FormFolder): readonly FormText[] {
  if (!schema) return []
  const { title, description, errorMessage } = schema.value
  return toTexts(schema, [
    ['pageTitle', ['title'], title],
    ['sentence', ['description'], description],
    ['heading', ['errorMessage', 'required'], errorMessage?.required],
    ...questionSchemas(schema).flatMap(({ rules, path }): readonly Entry[] => [
      ['label', [...path, 'title'], rules.title],
      ...errorEntries(rules.errorMessage, [...path, 'errorMessage']),
      ...errorEntries(rules.items?.errorMessage, [...path, 'items', 'errorMessage']),
    ]),
  ])
}

function errorEntries(messages: object | undefined, path: readonly PathStep[]): readonly Entry[] {
  return Object.entries(messages ?? {}).map(([rule, text]) => ['error', [...path, rule], String(text)])
}

function inUi({ ui }: FormFolder): readonly FormText[] {
  if (!ui) return []
  const { value } = ui
  const submit = value['ui:submitButtonOptions']
  return toTexts(ui, [
    ['button', ['ui:submitButtonOptions', 'submitText'], submit?.submitText],
    ['button', ['ui:submitButtonOptions', 'sending'], submit?.sending],
    ...(value['ui:note'] ?? []).map((text, index): Entry => ['sentence', ['ui:note', index], text]),
    ['needs', ['ui:needs'], value['ui:needs']],
    ['sentence', ['ui:next'], value['ui:next']],
    ['sentence', ['ui:door', 'text'], value['ui:door']?.text],
    ...(value['ui:sections'] ?? []).map(({ title }, index): Entry => [
      'label',
      ['ui:sections', index, 'title'],
      title,
    ]),
    ...controlsOf(ui).flatMap(([name, control]): readonly Entry[] => [
      ...Object.entries(control['ui:options']?.doors ?? {}).map(([option, door]): Entry => [
        'hint',
        [name, 'ui:options', 'doors', option, 'text'],
        door?.text,
      ]),
      ['error', [name, 'ui:options', 'dates', 'text'], control['ui:options']?.dates?.text],
      ['hint', [name, 'ui:help'], control['ui:help']],
      ['hint', [name, 'ui:placeholder'], control['ui:placeholder']],
      ['hint', [name, 'ui:options', 'dependsOn', 'waiting'], control['ui:options']?.dependsOn?.waiting],
      ['sentence', [name, 'ui:options', 'dependsOn', 'changed'], control['ui:options']?.dependsOn?.changed],
      ...Object.entries(control['ui:enumNames'] ?? {}).map(([option, text]): Entry => [
        'option',
        [name, 'ui:enumNames', option],
        text,
      ]),
    ]),
  ])
}

function inMessage({ message }: FormFolder): readonly FormText[] {
  if (!message) return []
  const { title, thread, content, username, fields, outcomes } = message.value
  return toTexts(message, [
    ['messageTitle', ['title'], title],
    ['messageTitle', ['thread'], thread],
    ['messageTitle', ['content'], content],
    ['messageTitle', ['username'], username],
    ...Object.entries(fields ?? {}).flatMap(([name, field]): readonly Entry[] => [
      ['fieldLabel', ['fields', name, 'label'], field?.label],
      ['fieldLabel', ['fields', name, 'fallback'], field?.fallback],
    ]),
    ['outcome', ['outcomes', 'success'], outcomes?.success],
    ['outcome', ['outcomes', 'refused'], outcomes?.refused],
    ['outcome', ['outcomes', 'offline'], outcomes?.offline],
  ])
}

function toTexts(file: Located, entries: readonly Entry[]): readonly FormText[] {
  return entries.flatMap(([kind, path, text]) => (text === undefined ? [] : [{ kind, path, text, file }]))
}

/** A text of the pages' content: a string with more than one word. */
export interface ContentText {
  readonly text: string
  readonly file: Located
  readonly path: readonly PathStep[]
}

/** Every visible text of a page's content, with its place. */
export function contentTexts(file: Located): readonly ContentText[] {
  return textsBelow(file, file.root, [])
}

function textsBelow(file: Located, node: JsonNode, path: readonly PathStep[]): readonly ContentText[] {
  if (node.kind === 'array')
    return node.items.flatMap((item, index) => textsBelow(file, item, [...path, index]))
  if (node.kind === 'object')
    return node.members.flatMap(({ key, value }) => textsBelow(file, value, [...path, key]))
  const isText = typeof node.value === 'string' && /\S\s+\S/.test(node.value)
  return isText ? [{ text: String(node.value), file, path }] : []
}
