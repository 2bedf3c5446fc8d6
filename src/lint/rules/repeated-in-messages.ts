import { findAt } from '../source/locate'
import type { WorkspaceRule } from './rule'

/** Two forms with one reference, webhook, name of sender or colour: staff could not tell them apart. */
export const repeatedInMessages: WorkspaceRule = ({ forms }) => {
  const files = forms.flatMap(({ slug, message }) => (message ? [{ slug, message }] : []))
  return (['reference', 'webhook', 'colour'] as const).flatMap((key) =>
    files.flatMap(({ message }, index) => {
      const value = message.value[key]
      const first = files.findIndex((file) => file.message.value[key] === value)
      const twin = files[first]
      if (value === undefined || first === index || !twin) return []
      const also = [findAt('repeated-in-messages', twin.message, [key])]
      return [findAt('repeated-in-messages', message, [key], { key, value, other: twin.slug }, { also })]
    }),
  )
}
