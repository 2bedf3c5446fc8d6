const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

let format: Intl.RelativeTimeFormat | undefined

/** Created on demand: creating one takes longer than everything else a page does when it starts. */
function formatter(): Intl.RelativeTimeFormat {
  return (format ??= new Intl.RelativeTimeFormat('en', { numeric: 'always' }))
}

/**
 * How long ago something was, in words, rounded down: many visitors are young and misread time zones. Less than a
 * minute ago, or in the future because of a wrong clock, is "just now".
 * @example relativeTime(new Date(0), new Date(3 * 3_600_000)) // => '3 hours ago'
 */
export function relativeTime(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime()
  for (const [unit, length] of steps) {
    if (passed >= length) return formatter().format(-Math.floor(passed / length), unit)
  }
  return 'just now'
}
