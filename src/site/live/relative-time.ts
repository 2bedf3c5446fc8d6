const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

let format: Intl.RelativeTimeFormat | undefined

/** Made when it is first needed: making one takes longer than all else a page does when it starts. */
function formatter(): Intl.RelativeTimeFormat {
  return (format ??= new Intl.RelativeTimeFormat('en', { numeric: 'always' }))
}

/**
 * How long ago a moment was, in words, rounded down: many visitors are young and misread time zones. Less than a
 * minute ago, or in the future by a clock that is wrong, is "just now".
 * @example relativeTime(new Date(0), new Date(3 * 3_600_000)) // => '3 hours ago'
 */
export function relativeTime(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime()
  for (const [unit, length] of steps) {
    if (passed >= length) return formatter().format(-Math.floor(passed / length), unit)
  }
  return 'just now'
}
