import type { SendMessages } from '../../delivery/webhook'
import { webhookVariable } from '../../delivery/webhook-url'
import { fillText } from '../../engine/fill-text'
import type { Log } from '../log'
import texts from '../texts.json'
import type { Trouble } from './run-deliveries'

interface AlertServices {
  readonly slug: string
  readonly webhook: string
  /** To the webhook for alerts; without one the log has to do. */
  readonly send: SendMessages | undefined
  readonly log: Log
}

/** Tell a person what has to be looked at, without a word of any answer. Resolves to whether somebody was told. */
export async function alert(trouble: Trouble, { slug, webhook, send, log }: AlertServices): Promise<boolean> {
  const variable = webhookVariable(webhook)
  const content = fillText(texts.alerts[trouble.kind], { ...trouble, form: slug, variable })
  const receipt = await send?.([{ content, embeds: [], allowed_mentions: { parse: [] } }])
  const isTold = receipt === undefined || receipt.ok
  const reference = 'reference' in trouble ? { reference: trouble.reference } : {}
  log({ event: 'alert', slug, ...reference, outcome: isTold ? trouble.kind : 'not-told' })
  return isTold
}
