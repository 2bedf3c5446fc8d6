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

const day = 24 * 60 * 60 * 1000

/**
 * A recent date and time as people say it, in the visitor's own time zone.
 * @example dayAndTime(new Date('2025-06-23T19:20'), new Date('2025-06-24T08:00')) // => 'yesterday 7:20 PM'
 */
export function dayAndTime(moment: Date, now: Date): string {
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / day)
  const time = timeOfDay(moment)
  if (days === 0 || days === 1)
    return `${new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-days, 'day')} ${time}`
  return `${moment.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`
}
