import type { Door } from './definition'

const day = 24 * 60 * 60 * 1000
const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)\[(.+)\]$/

/**
 * The date and time at a place, such as `2026-12-01T18:00[Europe/Berlin]`, in milliseconds as `Date.now()` counts them.
 * A time that the place's clocks skip is moved forward by the length of the jump; for one that occurs twice, the first
 * counts. NaN where the date, the time or the zone does not exist. Source: RFC 9557; Temporal, "compatible".
 * @example instantOf('2026-07-01T12:00[Europe/Berlin]') // => Date.UTC(2026, 6, 1, 10)
 */
export function instantOf(text: string): number {
  const [, local = '', zone = ''] = written.exec(text) ?? []
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return Number.NaN
  try {
    const [before, after] = [asUtc - offsetOf(zone, asUtc - day), asUtc - offsetOf(zone, asUtc + day)]
    const right = [before, after].filter((time) => time + offsetOf(zone, time) === asUtc)
    return right.length > 0 ? Math.min(...right) : before
  } catch {
    // There is no such zone.
    return Number.NaN
  }
}

/**
 * Whether a door is open at this time: from the first moment of `from` to the last before `until`.
 * @example isOpen({ from: '2026-12-01T18:00[Europe/Berlin]', text }, Date.now())
 */
export function isOpen({ from, until }: Door, now: number): boolean {
  return (from === undefined || now >= instantOf(from)) && (until === undefined || now < instantOf(until))
}

/**
 * When the next of these doors opens or closes; undefined where none will.
 * @example nextEdge(doorsOf(form), Date.now()) // => 1796144400000, in milliseconds
 */
export function nextEdge(doors: readonly Door[], now: number): number | undefined {
  const edges = doors.flatMap(({ from, until }) => [from, until].flatMap((text) => text ?? [])).map(instantOf)
  const ahead = edges.filter((edge) => edge > now)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}

/** How far a place's clocks are ahead of UTC at a time, in milliseconds. */
function offsetOf(zone: string, time: number): number {
  const whole = Math.floor(time / 60_000) * 60_000
  const parts = formatOf(zone).formatToParts(whole)
  const {
    year = 0,
    month = 1,
    day: date,
    hour,
    minute,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(year, month - 1, date, hour, minute) - whole
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}
