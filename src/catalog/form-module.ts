import type { HubCard, Door } from '../engine/schema/definition'
import type { AjvCheck, Definition } from '../engine/schema/form'
import type { FormPlace } from '../engine/schema/form-place'

/** A card of the forms page, with what opens and closes its form. */
export interface ListedCard extends HubCard {
  readonly door?: Door
}

/** What the build writes for each form, in its own script: `virtual:form/<slug>`. */
export interface FormModule {
  readonly definition: Definition
  /** The rules, compiled: the whole schema, then the "if" of each condition. */
  readonly default: readonly AjvCheck[]
  readonly place: FormPlace
  /** The address of the form's webhook, as `webhookUrl` gives it; absent where none is configured. */
  readonly address?: string
  /** The addresses of the webhooks that the form's routes name, by name, as far as they are configured. */
  readonly routeAddresses?: Readonly<Record<string, string>>
}
