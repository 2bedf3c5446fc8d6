import type { CurrentForm } from '../../catalog/current-form'
import type { Deliver, Receipt } from '../../delivery/deliver'
import { createRelayDelivery } from '../../delivery/relay'
import { createWebhookDelivery } from '../../delivery/webhook'
import { config, relay } from '../config'

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

/** How a form is delivered. */
export interface FormDelivery {
  /** Undefined where it cannot be delivered anywhere, and the page then says so. */
  readonly deliver: Deliver | undefined
  /** Whether it goes to the site's own relay rather than to the chat platform. */
  readonly isRelayed: boolean
}

/**
 * How a form is delivered: through the relay if the site has one, else to its webhooks, if its own address is
 * configured. `onChannel` is called where a webhook's channel differs from what the form says.
 */
export function deliveryTo(
  { address, routeAddresses }: Pick<CurrentForm, 'address' | 'routeAddresses'>,
  onChannel?: (channel: NonNullable<Receipt['channel']>, slug: string) => void,
): FormDelivery {
  if (relay !== undefined)
    return { deliver: createRelayDelivery({ url: relay, ...network }), isRelayed: true }
  if (address === undefined) return { deliver: undefined, isRelayed: false }
  const deliver = createWebhookDelivery({
    url: address,
    routeAddresses,
    staffRoleId: config.staffRoleId,
    ...network,
  })
  return {
    deliver: async (submission, watch) => {
      const receipt = await deliver(submission, watch)
      if (receipt.channel) onChannel?.(receipt.channel, submission.form.slug)
      return receipt
    },
    isRelayed: false,
  }
}
