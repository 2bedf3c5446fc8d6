import { createRelayDelivery } from '../../delivery/relay'
import { createWebhookDelivery } from '../../delivery/webhook'
import { config } from '../config'
import { browserOutbox } from '../outbox/outbox-store'
import { queueForm } from '../outbox/queue-form'
import { moveToNewVersion, takeCarriedDraft } from '../offline/move-to-new-version'
import { copyText } from '../shell/copy/copy-text'
import { downloadText } from './download-text'
import type { FormServices } from './form-services'
import { later, whenHidden } from './page-life'
import { tellElsewhere } from './tell-elsewhere'

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

/** What a form page takes from the browser and the configuration, beside the delivery: the one place where it does. */
export const browserServices: Omit<FormServices, 'deliver' | 'isRelayed'> = {
  ongoing: new Map(),
  tellElsewhere,
  queue: (form, draft) => queueForm(form, draft, browserOutbox(), new Date()),
  chatLink: config.links.chat,
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
  later,
  whenHidden,
  copy: (text) => copyText(text, document),
  download: (name, text) => downloadText(name, text, document),
  print: () => window.print(),
  ...(import.meta.env.PROD && {
    moveToNewVersion: (draftKey: string) => moveToNewVersion(draftKey),
    takeCarriedDraft: () => takeCarriedDraft(),
  }),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
}
