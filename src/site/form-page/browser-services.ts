import { createRelay } from '../../delivery/relay-client'
import { createWebhookDelivery } from '../../delivery/webhook'
import { config } from '../config'
import { copyText } from '../shell/copy/copy-text'
import { downloadText } from './download-text'
import type { FormServices } from './form-services'

const network = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

/** What a form page takes from the browser and the configuration: the one place where it does. */
export const browserServices: Omit<FormServices, 'webhooks'> = {
  staffRoleId: config.staffRoleId,
  chatLink: config.links.chat,
  deliverTo: (url) => createWebhookDelivery({ url, ...network }),
  relay: config.relay === undefined ? undefined : createRelay({ url: config.relay, ...network }),
  now: () => new Date(),
  random: Math.random,
  storage: () => {
    try {
      return window.localStorage
    } catch {
      // Switched off by the visitor: then there are no drafts.
      return undefined
    }
  },
  copy: (text) => copyText(text, document),
  download: (name, text) => downloadText(name, text, document),
  print: () => window.print(),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
}
