import type { Place } from '../report/diagnostic'
import type { Reporter } from './rule'

/** Reports spaces at the ends of a text, two in a row within it, or a line break. */
export function reportSpaces(
  { text, place }: { readonly text: string; readonly place: Place },
  report: Reporter,
): void {
  const tidy = text.trim().replaceAll(/\s+/g, ' ')
  if (tidy !== text)
    report('stray-spaces', place, {}, { suggestion: JSON.stringify(tidy), replacement: tidy })
}
