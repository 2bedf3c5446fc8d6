import type { Answers } from '../../../engine/answers/answers'
import type { FormMessage, FormSchema, FormUi } from '../../../engine/schema/definition'
import type { FormTexts } from '../files/form-texts'

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

/** A placeholder: a panel is never sent anywhere. */
export const panelMessage: FormMessage = {
  $schema: '../_schema/message.schema.json',
  webhook: 'panel',
  style: 'embed',
  title: 'Panel',
  colour: '#000000',
  reference: 'PA',
  fields: {},
  outcomes: { success: '-', refused: '-', offline: '-' },
}
