import type { CurrentForm } from '../../catalog/current-form'
import type { Receipt } from '../../delivery/deliver'
import { createRelayDelivery } from '../../delivery/relay'
import { createWebhookDelivery } from '../../delivery/webhook'
import { config, relay } from '../config'
import type { FormServices } from './form-services'

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

/**
 * How a form is delivered: through the relay if the site has one, else to its webhooks, if its own address is
 * configured. `onChannel` hears of a webhook whose channel differs from what the form says.
 */
export function deliveryTo(
  { address, routeAddresses }: Pick<CurrentForm, 'address' | 'routeAddresses'>,
  onChannel?: (channel: NonNullable<Receipt['channel']>, slug: string) => void,
): Pick<FormServices, 'deliver' | 'isRelayed'> {
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
