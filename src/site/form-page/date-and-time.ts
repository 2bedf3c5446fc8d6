/**
 * A date and time in the site's format, in the visitor's own time zone: "June 24, 2025 at 2:00 PM". The formatter is
 * created on demand, as creating one takes longer than everything else a page does when it starts.
 */
export function dateAndTime(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
}

/** A time of the day in the visitor's own time zone: "2:00 PM". */
export function timeOfDay(moment: Date): string {
  return moment.toLocaleTimeString('en-US', { timeStyle: 'short' })
}
