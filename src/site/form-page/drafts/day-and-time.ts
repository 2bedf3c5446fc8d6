import { timeOfDay } from '../date-and-time'

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
