import type { Diagnostic } from '../../../lint/report/diagnostic'
import texts from '../texts.json'

/** A remedy that a command writes, here a button. */
export const isFixedByCommand = /run: npm run forms:fix/i

/** The remedy, with a button's name instead of the command for the command line. */
export function remedyHere({ remedy }: Diagnostic): string {
  return remedy
    .replace('Run: npm run forms:fix', texts.problems.pressFixAll)
    .replace('run: npm run forms:fix', texts.problems.orPressFixAll)
}
