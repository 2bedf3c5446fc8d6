import type { SendMessages } from '../../delivery/webhook'
import { webhookVariable } from '../../delivery/webhook-url'
import { fillText } from '../../engine/fill-text'
import type { Log } from '../log'
import texts from '../texts.json'
import type { Trouble } from './run-deliveries'

interface AlertServices {
  readonly slug: string
  readonly webhook: string
  /** Sends to the webhook for alerts; without one, alerts are only logged. */
  readonly send: SendMessages | undefined
  readonly log: Log
}

/** Tell a person what needs attention, without any part of an answer. Resolves to whether the alert was sent. */
export async function alert(trouble: Trouble, { slug, webhook, send, log }: AlertServices): Promise<boolean> {
  const variable = webhookVariable(webhook)
  const content = fillText(texts.alerts[trouble.kind], { ...trouble, form: slug, variable })
  const receipt = await send?.([{ content, embeds: [], allowed_mentions: { parse: [] } }])
  const isTold = receipt === undefined || receipt.ok
  const reference = 'reference' in trouble ? { reference: trouble.reference } : {}
  log({ event: 'alert', slug, ...reference, outcome: isTold ? trouble.kind : 'not-told' })
  return isTold
}
