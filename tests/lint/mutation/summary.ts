import { isFreeChoice, isFollowed } from './is-free-choice'
import type { Fate, Outcome } from './run-mutants'
import texts from './summary-texts.json'

/** Whether a mutant was missed: reported on another line, or not reported although it is not a valid form. */
export function isMissed({ fate, mutant }: Outcome): boolean {
  if (fate === 'caught elsewhere') return !isFollowed(mutant)
  return fate === 'survived' && !isFreeChoice(mutant)
}

/** The verdicts on all mutants, in one line. */
export function summaryOf(outcomes: readonly Outcome[], seed: number): string {
  const tally = (fate: Fate): number => outcomes.filter((outcome) => outcome.fate === fate).length
  const [caught, elsewhere] = [tally('caught'), tally('caught elsewhere')]
  const values: Readonly<Record<string, string | number>> = {
    count: outcomes.length,
    seed,
    reported: caught + elsewhere,
    share: ((100 * caught) / (caught + elsewhere)).toFixed(2),
    harmless: tally('harmless'),
    survived: tally('survived'),
    missed: outcomes.filter(isMissed).length,
  }
  return texts.summary.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** One mutant with its report, in one line. */
export function describeMutant({ fate, mutant: { way, file, path, what }, problems }: Outcome): string {
  const said = problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}`)
  return [`${fate}: ${way} in ${file} at ${path.join(' ')}: ${what}`, ...said].join('; ')
}
