import { present, type Check } from './checks'
import { violation } from './violation'

const iso8601 = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** A moment in ISO 8601 that exists. */
export const timestamp: Check = present((value, path) => {
  const exists = typeof value === 'string' && iso8601.test(value) && isMoment(value)
  return exists ? [] : [violation(path, 'DATE_TIME_TYPE_PARSE', { value })]
})

/** JavaScript reads 30 February as 2 March; Discord does not read it at all. */
function isMoment(value: string): boolean {
  const day = value.slice(0, 10)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay && !Number.isNaN(Date.parse(value))
}
