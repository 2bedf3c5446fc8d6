import { months } from './moment-words.json'

/**
 * The parts of a date and time in words, for a time zone `minutesBehind` UTC; by default the visitor's. The months are
 * a list in the texts, as creating the browser's own date format takes longer than drawing a page.
 * @example momentWords(new Date('2026-01-01T09:00:00Z'), 0) // => { month: 'January', day: 1, year: 2026, … }
 */
export function momentWords(moment: Date, minutesBehind = moment.getTimezoneOffset()) {
  const here = new Date(moment.getTime() - minutesBehind * 60_000)
  const iso = here.toISOString()
  return {
    month: months[here.getUTCMonth()] ?? '',
    day: here.getUTCDate(),
    year: here.getUTCFullYear(),
    isoDate: iso.slice(0, 10),
    time: iso.slice(11, 16),
  }
}
