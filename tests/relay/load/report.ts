import { formSlugs } from '../../../src/catalog/read-definitions'
import type { LoadFigures } from './load-run'

/** The figures of a run as a table for people. */
export function figuresTable(figures: LoadFigures): string {
  const { replies, accepted, messages, stored, doubles, droppedAfterStoring, kills } = figures
  const rows: readonly (readonly [string, string | number])[] = [
    ['submissions accepted (202)', accepted],
    [
      '  of them from the visitor who floods',
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
    ['messages nobody asked for', figures.unasked.length],
    ['doubles', doubles],
    ['  of messages stored, whose reply the receiver dropped', droppedAfterStoring],
    ['  of messages on their way when the worker was killed', doubles - droppedAfterStoring],
    ['  that the relay could have known of', figures.unexplained.length],
    ['  without the mark "perhaps a double"', figures.unmarked.length],
    ['other faults of the receiver (429, 500, 502, dropped before storing)', figures.otherFaults],
    ['worker killed (SIGKILL) and started again', kills],
    ['seconds, accepted in a second', `${figures.secondsTaken.toFixed(0)}, ${figures.perSecond.toFixed(0)}`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

/** What must not be, in words; nothing when all is well. */
export function problemsIn(figures: LoadFigures): readonly string[] {
  const { lost, changed, unmarked, unasked, doubles, droppedAfterStoring, kills, log } = figures
  // Each form has one message on its way at a time, so a kill leaves the fate of one of each open at most.
  const explained = droppedAfterStoring + kills * formSlugs().length
  const secrets =
    /webhooks\/\d|sandbox-[\w-]{20}|sandbox-key|10\.\d+\.\d+\.\d+|203\.0\.113|example\.com/.exec(log)
  return [
    ...lost.map((id) => `lost: ${id}`),
    ...changed.map((id) => `changed: ${id}`),
    ...unmarked.map((id) => `a double without its mark: ${id}`),
    ...figures.unexplained.map((id) => `a double the relay could have known of: ${id}`),
    ...unasked.map((id) => `nobody asked for: ${id}`),
    ...(doubles > explained ? [`${doubles} doubles, of which only ${explained} can be explained`] : []),
    ...(secrets ? [`the log tells "${secrets[0]}"`] : []),
  ]
}
