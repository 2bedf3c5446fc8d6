import type { LoadFigures } from './load-run'
import type { ThroughputFigures } from './throughput'

/** The figures of a run as a table for people. */
export function figuresTable(figures: LoadFigures): string {
  const { replies, accepted, messages, stored, doubles, droppedAfterStoring, kills } = figures
  const rows: readonly (readonly [string, string | number])[] = [
    ['submissions accepted (202)', accepted],
    [
      '  of them from the flooding visitor',
      `${figures.floodAccepted}, ${figures.floodRefused} refused (429)`,
    ],
    [
      'requests by status (0: no reply)',
      Object.entries(replies)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ],
    ['messages they make', messages],
    ['messages stored at the receiver', stored],
    ['messages lost', figures.lost.length],
    ['messages changed on the way', figures.changed.length],
    ['messages of no submission', figures.unasked.length],
    ['doubles', doubles],
    ['  of messages stored, whose reply the receiver dropped', droppedAfterStoring],
    [
      '  of messages on their way when the worker was killed',
      `${figures.interruptedDoubles} (of ${figures.interrupted} on their way)`,
    ],
    ['  that the relay could have avoided', figures.unexplained.length],
    ['  without the mark "perhaps a double"', figures.unmarked.length],
    ['other faults of the receiver (429, 500, 502, dropped before storing)', figures.otherFaults],
    ['worker killed (SIGKILL) and started again', kills],
    ['seconds, accepted in a second', `${figures.secondsTaken.toFixed(0)}, ${figures.perSecond.toFixed(0)}`],
  ]
  return table(rows)
}

/** What must not happen, in words; empty if there are no problems. */
export function problemsIn(figures: LoadFigures): readonly string[] {
  const { lost, changed, unmarked, unasked, doubles, droppedAfterStoring, interruptedDoubles, log } = figures
  // A duplicate needs a try with an unknown outcome: its reply was dropped, or the worker was killed meanwhile.
  const explained = droppedAfterStoring + interruptedDoubles
  const secrets =
    /webhooks\/\d|sandbox-[\w-]{20}|sandbox-key|10\.\d+\.\d+\.\d+|203\.0\.113|example\.com/.exec(log)
  return [
    ...lost.map((id) => `lost: ${id}`),
    ...changed.map((id) => `changed: ${id}`),
    ...unmarked.map((id) => `an unmarked duplicate: ${id}`),
    ...figures.unexplained.map((id) => `a duplicate that the relay could have avoided: ${id}`),
    ...unasked.map((id) => `a message of no submission: ${id}`),
    ...(doubles > explained ? [`${doubles} duplicates, of which only ${explained} can be explained`] : []),
    ...(secrets ? [`the log tells "${secrets[0]}"`] : []),
  ]
}

/** The throughput figures as a table for people. */
export function throughputTable(figures: ThroughputFigures): string {
  const { inPerSecond, outPerSecond, drainPerSecond, idleAcceptance, refusals, memory } = figures
  const rows: readonly (readonly [string, string])[] = [
    ['one form, as fast as it goes: accepted in a second', inPerSecond.toFixed(0)],
    ['  delivered in a second at the same time', outPerSecond.toFixed(0)],
    ['  delivered in a second afterwards', drainPerSecond.toFixed(0)],
    ['memory of the process in MB: at first, at most, at last', memory.join(', ')],
    ['one acceptance without other traffic, ms', idleAcceptance.toFixed(0)],
    ...refusals.map(
      ({ perSecond, accepted, refused, other, middle, slowest }) =>
        [
          `${perSecond} in a second to a form that takes one: refused, ms`,
          `${middle.toFixed(0)} (slowest ${slowest.toFixed(0)}); ${accepted} accepted, ${refused} refused, ${other} others`,
        ] as const,
    ),
  ]
  return table(rows)
}

/** What is too slow, in words; empty if nothing is. */
export function slownessIn(figures: ThroughputFigures): readonly string[] {
  const { inPerSecond, outPerSecond, idleAcceptance, refusals } = figures
  const slow = refusals.filter(({ middle }) => middle > 2 * idleAcceptance)
  return [
    ...(outPerSecond < inPerSecond / 4 ? ['accepting submissions starves delivery'] : []),
    ...slow.map(({ perSecond }) => `refusals are slow at ${perSecond} in a second`),
    ...refusals.filter(({ other }) => other > 0).map(({ other }) => `${other} requests had no proper answer`),
  ]
}

function table(rows: readonly (readonly [string, string | number])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}
