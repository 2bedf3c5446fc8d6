import type { Answers } from '../../../engine/answers/answers'
import { fillText } from '../../../engine/fill-text'
import { compileForm } from '../../../engine/schema/compile-form'
import type {
  ErrorMessages,
  FormMessage,
  FormProperty,
  FormSchema,
  FormUi,
} from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { branchesOf } from './questions'

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

/** The names whose values differ. */
export function changedNames(before: PanelValues, after: PanelValues): readonly string[] {
  return Object.keys(after).filter((name) => (before[name] ?? '') !== after[name])
}

/** A definition of a panel: what it says of its questions, without what it does not need as a form. */
interface PanelDefinition {
  readonly schema: object
  readonly ui: object
}

/** The form of a definition, to be changed. Rules without an error text of their own get the usual one. */
export function formOf(definition: PanelDefinition): Pick<Panel, 'schema' | 'ui'> {
  // The grammar of forms describes the definitions as well, apart from what is added here.
  const { schema, ui } = structuredClone(definition) as Pick<Panel, 'schema' | 'ui'>
  for (const { properties = {} } of [schema, ...branchesOf(schema)])
    for (const rules of Object.values(properties))
      rules.errorMessage = { ...usualErrors(rules), ...rules.errorMessage }
  return {
    schema: { ...schema, description: '', type: 'object' },
    ui: { ...ui, 'ui:submitButtonOptions': { submitText: '' } },
  }
}

function usualErrors(rules: FormProperty): ErrorMessages {
  const { type, maxLength, minimum, maximum, fromList } = texts.panels.usualErrors
  const chosen = rules.errorMessage?.required ?? fromList
  return {
    ...(rules.type === 'integer' && { type }),
    ...(rules.enum && { enum: chosen }),
    ...(rules.format && { format: chosen }),
    ...(rules.maxLength !== undefined && { maxLength: fillText(maxLength, { limit: rules.maxLength }) }),
    ...(rules.minimum !== undefined && { minimum: fillText(minimum, { limit: rules.minimum }) }),
    ...(rules.maximum !== undefined && { maximum: fillText(maximum, { limit: rules.maximum }) }),
  }
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
