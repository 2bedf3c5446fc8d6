import type { SendMessages } from '../../delivery/webhook'
import { webhookVariable } from '../../delivery/webhook-url'
import { fillText } from '../../engine/fill-text'
import type { Log } from '../log'
import texts from '../texts.json'
import type { Trouble } from './run-deliveries'

interface TellMeans {
  readonly slug: string
  readonly webhook: string
  /** To the webhook for alerts; without one the log has to do. */
  readonly deliver: SendMessages | undefined
  readonly log: Log
}

/** Tell a person what has to be looked at, without a word of any answer. Resolves to whether somebody was told. */
export async function tellPerson(
  trouble: Trouble,
  { slug, webhook, deliver, log }: TellMeans,
): Promise<boolean> {
  const variable = webhookVariable(webhook)
  const content = fillText(texts.alerts[trouble.kind], { ...trouble, form: slug, variable })
  const receipt = await deliver?.([{ content, embeds: [], allowed_mentions: { parse: [] } }])
  const told = receipt === undefined || receipt.ok
  log({ event: 'alert', slug, reference: trouble.reference, outcome: told ? trouble.kind : 'not-told' })
  return told
}
