import type { Answers } from '../../../engine/schema/answers'
import { fillText } from '../../../engine/fill-text'
import { compileForm } from '../../../engine/schema/compile-form'
import type {
  Control,
  FormMessage,
  FormProperty,
  FormSchema,
  FormUi,
} from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { branchFor } from './questions'

/** The values of a panel's controls, by the names of its questions; an empty text for an empty control. */
export type PanelValues = Readonly<Record<string, string>>

/** A part of a form, presented as a form: its questions, their current values, and how to apply changes. */
export interface Panel {
  readonly schema: FormSchema
  readonly ui: FormUi
  readonly values: PanelValues
  /** The errors that the schema does not describe, by question. Other values may break the schema at the same time. */
  readonly check: (values: PanelValues) => Readonly<Record<string, string>>
  /** The form with the values that differ from `values`. */
  readonly apply: (values: PanelValues) => FormTexts
}

/** The values as answers: questions without one are left out. */
export function panelAnswers(values: PanelValues): Answers {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

export function changedNames(before: PanelValues, after: PanelValues): readonly string[] {
  return Object.keys(after).filter((name) => (before[name] ?? '') !== after[name])
}

/** A field of a panel. Its other keys are those of its rules and its control, as in the files of a form. */
interface Field {
  readonly title: string
  /** The error text for an empty field; without it, the field may be empty. */
  readonly missing?: string
  /** The error text for a value that does not match the pattern. */
  readonly wrong?: string
  /** The values of other fields with which it appears; any one of several sets is enough. */
  readonly if?: Shown | readonly Shown[]
  /** Where its value is in a form: the part, then the steps inside; a value may be in several places. */
  readonly at?: readonly string[]
  readonly width?: string
  /** The title of the field that follows a limit, for its error text. */
  readonly errorTitle?: string
  readonly type?: string
  readonly enum?: readonly string[]
  /** The rules of its entries, if it is a list of options. */
  readonly items?: FormProperty['items']
  readonly 'ui:widget'?: string
  readonly 'ui:enumNames'?: Control['ui:enumNames']
}

type Shown = Readonly<Record<string, readonly string[] | undefined>>
type Fields = Readonly<Record<string, Field>>

/** Other values in the fields of a panel; undefined for a field that is left out. */
export type FieldChanges = Readonly<Record<string, Partial<Field> | undefined>>

/** The labels of options, by the name of the field and the value. */
type FieldWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A panel as written in its file: its fields, in sections or without any. */
interface PanelDefinition {
  readonly title: string
  readonly fields?: Fields
  readonly sections?: readonly { readonly title: string; readonly fields: Fields }[]
}

export function fieldsIn({ fields = {}, sections = [] }: PanelDefinition): Fields {
  return Object.assign({}, ...[fields, ...sections.map((section) => section.fields)].map(withErrorTexts))
}

/** The fields, each limit with another one after it, for its error text. */
function withErrorTexts(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, { errorTitle, ...field }]) => {
    if (errorTitle === undefined) return [[name, field] as const]
    const { if: shown, width } = field
    const errorText = {
      title: errorTitle,
      at: [`schema.@question.errorMessage.${name}`],
      maxLength: 200,
      ...(shown && { if: shown }),
      ...(width && { width }),
    }
    return [[name, field] as const, [`${name}Words`, errorText] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * The JSON Schema and the ui schema of a panel, from its definition. `words` has the labels for values of
 * some fields. Each call returns new objects, which the caller may mutate. A rule without its own error
 * message gets the default one.
 */
export function formOf(
  definition: PanelDefinition,
  changes: FieldChanges = {},
  words: FieldWords = {},
): Pick<Panel, 'schema' | 'ui'> {
  const { title, sections } = definition
  const schema: FormSchema = { title, description: '', type: 'object', required: [], properties: {} }
  const ui: FormUi = { $schema: '../_schema/ui.schema.json', 'ui:submitButtonOptions': { submitText: '' } }
  if (sections)
    ui['ui:sections'] = sections.map(({ title, fields }) => ({
      title,
      properties: Object.keys(withErrorTexts(fields)),
    }))
  for (const [name, written] of Object.entries(fieldsIn(definition))) {
    if (name in changes && !changes[name]) continue
    const { if: shown = {}, ...field } = { ...written, ...changes[name] }
    const { rules, control } = questionOf(field.enum ? { ...field, enum: inWords(name, field.enum) } : field)
    ui[name] = control
    for (const test of [shown].flat()) {
      const required = Object.keys(test)
      const properties = Object.fromEntries(
        required.map((other) => [other, { enum: inWords(other, test[other]) }]),
      )
      // Fields that appear with the same values of others are in one branch.
      const branch = required.length > 0 ? branchFor(schema, { properties, required }) : schema
      Object.assign((branch.properties ??= {}), { [name]: rules })
      if (field.missing !== undefined) branch.required = [...(branch.required ?? []), name]
    }
  }
  return { schema, ui }

  function inWords(field: string, values: readonly string[] = []): string[] {
    return values.map((value) => words[field]?.[value] ?? value)
  }
}

/** A field as a question: its rules with their error texts, and its control. */
function questionOf({ missing, wrong, at: _at, width, ...rest }: Omit<Field, 'if'>) {
  const [ofControl, ofRules] = [true, false].map((isOfControl) =>
    Object.entries(rest).filter(([key]) => key.startsWith('ui:') === isOfControl),
  )
  const options = width !== undefined && { 'ui:options': { width } }
  // The other keys of a definition, and their values, are those of the grammar of forms.
  const control = { ...Object.fromEntries(ofControl ?? []), ...options } as Control
  const rules = { type: 'string', ...Object.fromEntries(ofRules ?? []) } as FormProperty
  const { type, number, fromList, ...limits } = texts.panels.usualErrors
  const ofLimits = Object.entries(limits).flatMap(([limit, text]) => {
    // The keys of the texts are those of the rules.
    const most = rules[limit as keyof typeof limits]
    return most === undefined ? [] : [[limit, fillText(text, { limit: most })] as const]
  })
  rules.errorMessage = {
    ...(missing !== undefined && { required: missing }),
    ...(wrong !== undefined && { pattern: wrong }),
    ...(rules.type === 'integer' && { type }),
    ...(rules.type === 'number' && { type: number }),
    ...(rules.enum && { enum: missing ?? fromList }),
    ...(rules.format && { format: missing ?? fromList }),
    ...Object.fromEntries(ofLimits),
  }
  return { rules, control }
}

/** A panel as a form that can be shown; it is never sent, so its message is a placeholder. */
export function compilePanel({ schema, ui }: Pick<Panel, 'schema' | 'ui'>): CompiledForm {
  return compileForm({ slug: 'panel', schema, ui, message })
}

const message: FormMessage = {
  $schema: '../_schema/message.schema.json',
  webhook: 'panel',
  style: 'embed',
  title: 'Panel',
  colour: '#000000',
  reference: 'PA',
  fields: {},
  outcomes: { success: '-', refused: '-', offline: '-' },
}
