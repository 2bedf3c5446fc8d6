import type { HubCard, Door } from '../engine/schema/definition'
import type { AjvCheck, Definition } from '../engine/schema/form'
import type { FormPlace } from '../engine/schema/form-place'

/** A card of the forms page, with the times at which its form opens and closes. */
export interface ListedCard extends HubCard {
  readonly door?: Door
}

/** What the build writes for each form, in a separate script: `virtual:form/<slug>`. */
export interface FormModule {
  readonly definition: Definition
  /** The compiled rules: the whole schema, then the "if" of each condition. */
  readonly default: readonly AjvCheck[]
  readonly place: FormPlace
  /** The address of the form's webhook, as `webhookUrl` gives it; absent where none is configured. */
  readonly address?: string
  /** The addresses of the webhooks in the form's routes, by name; unconfigured ones are left out. */
  readonly routeAddresses?: Readonly<Record<string, string>>
}
