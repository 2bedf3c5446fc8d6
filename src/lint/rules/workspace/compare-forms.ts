import { pointTo } from '../../json/locate'
import type { WorkspaceRule } from '../rule'

/**
 * Two forms with the same reference or colour: staff could not tell them apart. If two forms share a webhook,
 * `webhookName` reports the form that the webhook is not named after; that form counts as the copy here.
 */
export const repeatedInMessages: WorkspaceRule = ({ forms }, report) => {
  const files = forms.flatMap(({ slug, message }) => (message ? [{ slug, message }] : []))
  for (const key of ['reference', 'colour'] as const)
    for (const { message } of files) {
      const value = message.value[key]
      const alike = files.filter((file) => file.message.value[key]?.toUpperCase() === value?.toUpperCase())
      const twin = alike.find((file) => file.message.value.webhook === file.slug) ?? alike[0]
      if (value === undefined || !twin || twin.message === message) continue
      const also = [pointTo(twin.message).at(key)]
      report('repeated-in-messages', pointTo(message).at(key), { key, value, other: twin.slug }, { also })
    }
}
