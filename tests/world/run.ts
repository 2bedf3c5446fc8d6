import { historyOf, live, type Figures, type History } from './history'
import { workAtOnce } from './work-at-once'
import { shrink } from './shrink'

export interface Run {
  readonly histories: number
  readonly figures: Figures
  /** The first world that broke. */
  readonly failure?: Failure
}

export interface Failure {
  readonly broken: string
  readonly history: History
  readonly story: readonly string[]
}

interface Wanted {
  readonly seed: number
  /** The least number of submissions, unless a world breaks before. */
  readonly submissions: number
  readonly most?: number
  readonly isShrunk?: boolean
  readonly onStart?: (history: History) => void
  readonly onProgress?: (run: Run) => void
}

/** One history in this many is run twice, to check that it is repeatable. */
const repeatedOf = 200

/** Run one history after another, with seeds from this one upwards, until enough was sent or a world breaks. */
export async function run({
  seed,
  submissions,
  most = Infinity,
  isShrunk = true,
  onStart,
  onProgress,
}: Wanted): Promise<Run> {
  const restore = workAtOnce()
  try {
    let [histories, figures]: [number, Figures | undefined] = [0, undefined]
    while (histories < most && (figures?.submissions ?? 0) < submissions) {
      const history = historyOf(seed + histories)
      onStart?.(history)
      const outcome = await live(history)
      const again = histories % repeatedOf === 0 ? await live(history) : outcome
      histories += 1
      figures = figures ? sumOf(figures, outcome.figures) : outcome.figures
      const broken =
        outcome.broken ??
        (again.sum === outcome.sum ? undefined : 'The same history had a different outcome.')
      if (broken !== undefined)
        return { histories, figures, failure: await failureOf(history, broken, isShrunk) }
      if (histories % 1000 === 0) onProgress?.({ histories, figures })
    }
    return { histories, figures: figures ?? (await live(historyOf(seed))).figures }
  } finally {
    restore()
  }
}

async function failureOf(history: History, broken: string, isShrunk: boolean): Promise<Failure> {
  if (!isShrunk) return { broken, history, story: [] }
  const { history: shortest, outcome } = await shrink(history, broken)
  return { broken: outcome.broken ?? broken, history: shortest, story: outcome.story }
}

export function sumOf(one: Figures, other: Figures): Figures {
  const names = Object.keys(one) as (keyof Figures)[]
  // The same keys with other numbers.
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Figures
}
