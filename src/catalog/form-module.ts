import type { AjvCheck } from '../engine/schema/assemble-form'
import type { Definition } from '../engine/schema/form'
import type { FormPlace } from '../engine/schema/form-place'

/** What the build writes for each form, in a script of its own: `virtual:form/<slug>`. */
export interface FormModule {
  readonly definition: Definition
  /** The rules, compiled. */
  readonly default: AjvCheck
  readonly place: FormPlace
  /** The address of the form's webhook, as `webhookUrl` gives it; absent where none is configured. */
  readonly address?: string
}
