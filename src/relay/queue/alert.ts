import type { ChannelKind } from '../../delivery/deliver'
import type { SendMessages } from '../../delivery/webhook'
import { fillText } from '../../engine/fill-text'
import { webhookVariable } from '../../engine/message/webhook'
import type { Log } from '../process-services'
import texts from '../texts.json'

/** Why a person has to act. */
export type AlertReason =
  | { readonly kind: 'stuck'; readonly reference: string; readonly tries: number }
  | { readonly kind: 'dead-webhook'; readonly reference: string }
  /** The webhook's channel is of this kind, and the form's definition says otherwise. */
  | { readonly kind: ChannelKind; readonly reference: string }
  | { readonly kind: 'late'; readonly waiting: number; readonly minutes: number }

interface AlertServices {
  readonly slug: string
  readonly webhook: string
  /** Sends to the webhook for alerts; without one, alerts are only logged. */
  readonly send: SendMessages | undefined
  readonly log: Log
}

/** Tell a person what needs attention, without any part of an answer. Resolves to whether the alert was sent. */
export async function sendAlert(
  reason: AlertReason,
  { slug, webhook, send, log }: AlertServices,
): Promise<boolean> {
  const variable = webhookVariable(webhook)
  const content = fillText(texts.alerts[reason.kind], { ...reason, form: slug, variable })
  const receipt = await send?.([{ content, embeds: [], allowed_mentions: { parse: [] } }])
  const isTold = receipt === undefined || receipt.ok
  const reference = 'reference' in reason ? { reference: reason.reference } : {}
  log({ event: 'alert', slug, ...reference, outcome: isTold ? reason.kind : 'not-told' })
  return isTold
}
