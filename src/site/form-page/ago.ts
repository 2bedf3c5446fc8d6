import texts from './texts.json'

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/**
 * How long ago something was, in words; both in milliseconds.
 * @example ago(0, 20 * 60 * 1000) // => '20 minutes ago'
 */
export function ago(then: number, now: number): string {
  const passed = now - then
  const unit = units.find(([, length]) => passed >= length)
  if (!unit) return texts.justNow
  const [name, length] = unit
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(passed / length), name)
}
