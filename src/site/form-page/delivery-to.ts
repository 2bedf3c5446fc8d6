import { createRelayDelivery } from '../../delivery/relay'
import { createWebhookDelivery } from '../../delivery/webhook'
import { config } from '../config'
import type { FormServices } from './form-services'

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

/** How a form is delivered: through the relay where the site has one, else to its webhook, if its address is known. */
export function deliveryTo(webhook: string | undefined): Pick<FormServices, 'deliver' | 'isRelayed'> {
  const { relay, staffRoleId } = config
  if (relay !== undefined)
    return { deliver: createRelayDelivery({ url: relay, ...network }), isRelayed: true }
  if (webhook === undefined) return { deliver: undefined, isRelayed: false }
  return { deliver: createWebhookDelivery({ url: webhook, staffRoleId, ...network }), isRelayed: false }
}
