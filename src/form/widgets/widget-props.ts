import type { Field } from '../field'

/** What every control is given: its field, and what is wrong with its answer, if anything. */
export interface WidgetProps {
  readonly field: Field
  readonly error: string | undefined
}
