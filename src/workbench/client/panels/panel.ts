import type { Answers } from '../../../engine/answers/answers'
import type { FormMessage, FormSchema, FormUi } from '../../../engine/schema/definition'
import type { FormTexts } from './form-texts'

/** What is in a panel's controls, by the names of its questions; an empty text where there is nothing. */
export type PanelValues = Readonly<Record<string, string>>

/** A part of a form as its own form: what it asks, what is there now, and what an answer changes. */
export interface Panel {
  readonly schema: FormSchema
  readonly ui: FormUi
  readonly values: PanelValues
  /** What is wrong with values that keep to the schema, by question. */
  readonly check: (values: PanelValues) => Readonly<Record<string, string>>
  /** The form with the values that differ from `values`. */
  readonly apply: (values: PanelValues) => FormTexts
}

/** The values as a form takes them: questions without one are left out. */
export function panelAnswers(values: PanelValues): Answers {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** The names whose value is another one. */
export function changedNames(before: PanelValues, after: PanelValues): readonly string[] {
  return Object.keys(after).filter((name) => (before[name] ?? '') !== after[name])
}

/** A panel is never sent anywhere, so what would be sent is no one's concern. */
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
