const shape = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment for people, in UTC; `when` is milliseconds since 1970. Empty for what is no moment. */
export function showTime(when: number): { readonly text: string; readonly iso: string } {
  const date = new Date(when)
  if (Number.isNaN(date.getTime())) return { text: '', iso: '' }
  return { text: `${shape.format(date)} UTC`, iso: date.toISOString() }
}
