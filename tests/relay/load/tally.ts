import type { ReceivedMessage } from '../../../src/sandbox/messages'
import type { LoadSubmission } from './submissions'

/** The outcome of the accepted submissions, counted at the receiver. */
export interface Tally {
  readonly accepted: number
  readonly messages: number
  readonly stored: number
  readonly doubles: number
  /**
   * How many of them were on their way when the relay was killed, by its log, and how many such messages there were.
   */
  readonly interruptedDoubles: number
  readonly interrupted: number
  readonly lost: readonly string[]
  /** Messages that arrived with the wrong text. */
  readonly changed: readonly string[]
  /** Messages with more copies than tries of unknown outcome, by the relay's own log. */
  readonly unexplained: readonly string[]
  /** Copies beyond the first without the mark for duplicates. */
  readonly unmarked: readonly string[]
  /** Stored messages that belong to no submission. */
  readonly unasked: readonly string[]
}

const mark = ' · sent again, perhaps a double'

interface ReceivedSubmission {
  readonly accepted: readonly LoadSubmission[]
  /** Possibly accepted, although the sender got no confirmation. */
  readonly uncertain: readonly LoadSubmission[]
}

/** Compare what was accepted with what is stored, word for word, and with what the relay logged. */
export function tallyUp(
  { accepted, uncertain }: ReceivedSubmission,
  stored: readonly ReceivedMessage[],
  log: string,
): Tally {
  const doubts = triesIn(log, /"outcome":"(?:unknown|interrupted)"/)
  const interrupted = triesIn(log, /"outcome":"interrupted"/)
  const arrived = new Map<string, { copies: number; unmarked: number; texts: Set<string> }>()
  for (const { webhook, body } of stored) {
    const text = JSON.stringify(body)
    const plain = text.replace(mark, '')
    const id = `${webhook} ${footerOf(plain)}`
    const one = arrived.get(id) ?? { copies: 0, unmarked: 0, texts: new Set<string>() }
    one.copies += 1
    one.unmarked += text === plain ? 1 : 0
    one.texts.add(plain)
    arrived.set(id, one)
  }
  const lost: string[] = []
  const changed: string[] = []
  const unmarked: string[] = []
  const unexplained: string[] = []
  const asked = new Set<string>()
  let [messages, interruptedDoubles] = [0, 0]
  for (const submission of [...accepted, ...uncertain]) {
    const isAccepted = !uncertain.includes(submission)
    for (const [at, message] of submission.messages.entries()) {
      messages += Number(isAccepted)
      const name = `${submission.reference} ${at + 1}`
      const known = doubts.get(name) ?? 0
      const text = JSON.stringify(message)
      const id = `${submission.slug} ${footerOf(text)}`
      asked.add(id)
      const one = arrived.get(id)
      if (one === undefined) {
        if (isAccepted) lost.push(id)
        continue
      }
      interruptedDoubles += Math.min(one.copies - 1, interrupted.get(name) ?? 0)
      if (one.texts.size > 1 || !one.texts.has(text)) changed.push(id)
      else if (one.unmarked > 1) unmarked.push(id)
      else if (one.copies - 1 > known) unexplained.push(id)
    }
  }
  const unasked = [...arrived.keys()].filter((id) => !asked.has(id))
  const doubles = stored.length - arrived.size
  return {
    accepted: accepted.length,
    messages,
    stored: stored.length,
    doubles,
    interruptedDoubles,
    interrupted: [...interrupted.values()].reduce((sum, tries) => sum + tries, 0),
    lost,
    changed,
    unmarked,
    unexplained,
    unasked,
  }
}

function footerOf(message: string): string {
  return /"footer":\{"text":"([^"]*)"/.exec(message)?.[1] ?? message
}

/** How many tries of each message had this outcome, by its reference and its part. */
function triesIn(log: string, outcome: RegExp): ReadonlyMap<string, number> {
  const tries = new Map<string, number>()
  for (const line of log.split('\n')) {
    if (!outcome.test(line)) continue
    // A line of the relay is JSON; the platform's own lines have no outcome.
    const { reference, part } = JSON.parse(line) as { readonly reference: string; readonly part: number }
    const id = `${reference} ${part}`
    tries.set(id, (tries.get(id) ?? 0) + 1)
  }
  return tries
}
