import { addressOf } from '../source/address-of'
import { findAt, valueSpan } from '../source/locate'
import type { FormRule } from './rule'

/** A webhook that is not called like the form: each form has its own, so that its address can be found by its name. */
export const webhookName: FormRule = ({ slug: folder, message }) => {
  const slug = addressOf(folder)
  const webhook = message?.value.webhook
  if (!message || webhook === undefined || webhook === slug) return []
  const fix = [{ ...valueSpan(message.root, ['webhook']), text: JSON.stringify(slug) }]
  return [findAt('webhook-name', message, ['webhook'], { webhook, slug }, { near: slug, fix })]
}
