import { setTimeout as sleep } from 'node:timers/promises'
import { siteOrigin, type RestartableRelay } from './restartable-relay'
import { loadSubmission, type LoadSubmission } from './submissions'

const senders = 24

export interface LoadOptions {
  /** How many submissions there are; every third is sent more than once. */
  readonly submissions: number
  /** How often the worker is killed in the middle, as in a crash, and started again. */
  readonly kills: number
  /** How many requests one visitor sends as fast as it can. */
  readonly flood: number
  /** Called with progress messages for people. */
  readonly say?: (line: string) => void
}

/** Many visitors at a time, each of whom retries until there is a reply. */
export class Crowd {
  readonly accepted: LoadSubmission[] = []
  readonly replies: Record<string, number> = {}
  /** Refused in the end, after a try without a reply, which may have been accepted. */
  readonly uncertain: LoadSubmission[] = []
  floodAccepted = 0
  floodRefused = 0
  readonly #relay: RestartableRelay
  readonly #options: LoadOptions
  readonly #sentAt = new Date()
  #next = 0
  #unanswered = 0

  constructor(relay: RestartableRelay, options: LoadOptions) {
    this.#relay = relay
    this.#options = options
  }

  async handInAll(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: senders }, () => this.#sender()),
      this.#flood(),
      this.#killNowAndThen(),
    ])
  }

  async #sender(): Promise<void> {
    while (this.#next < this.#options.submissions) {
      const number = this.#next++
      const submission = this.#submission(number)
      // Every third is sent twice at the same time, and every ninth again long after it was accepted.
      const tries = Array.from({ length: number % 3 === 0 ? 2 : 1 }, () => this.#handIn(submission))
      const statuses = await Promise.all(tries)
      if (number % 9 === 0) statuses.push(await this.#handIn(submission))
      if (statuses.every((status) => status === 202)) this.accepted.push(submission)
      else throw new Error(`${submission.reference} was answered with ${statuses.join(', ')}.`)
      if (number % 20 === 0) await this.#handInNonsense(submission)
    }
  }

  #submission(number: number): LoadSubmission {
    return loadSubmission(number, this.#relay.staffRoleId, this.#sentAt)
  }

  /** Tries again after no reply or a server error, like a page. */
  async #handIn(submission: LoadSubmission): Promise<number> {
    for (;;) {
      const status = await this.#post(submission)
      if (status !== 0 && status !== 500) return status
      this.#unanswered += 1
      await sleep(100)
    }
  }

  async #post({ slug, body, address }: LoadSubmission): Promise<number> {
    const headers = { Origin: siteOrigin, 'Content-Type': 'application/json', 'CF-Connecting-IP': address }
    const status = await fetch(`${this.#relay.origin}/submit/${slug}`, {
      method: 'POST',
      headers,
      body,
    }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
    this.replies[status] = (this.replies[status] ?? 0) + 1
    return status
  }

  async #handInNonsense(submission: LoadSubmission): Promise<void> {
    const status = await this.#post({
      ...submission,
      body: submission.body.replace('"answers":{', '"answers":{"x":1,'),
    })
    if (status === 202) throw new Error('An answer to no question was accepted.')
  }

  async #flood(): Promise<void> {
    const { submissions, flood } = this.#options
    for (let at = 0; at < flood; at += 1) {
      const submission = { ...this.#submission(submissions + at), address: '203.0.113.66' }
      const unanswered = this.#unanswered
      const status = await this.#handIn(submission)
      if (status === 429) {
        this.floodRefused += 1
        if (this.#unanswered > unanswered) this.uncertain.push(submission)
      } else {
        this.floodAccepted += 1
        this.accepted.push(submission)
      }
    }
  }

  async #killNowAndThen(): Promise<void> {
    const { kills, submissions, say = () => {} } = this.#options
    for (let kill = 1; kill <= kills; kill += 1) {
      while (this.accepted.length < (submissions * kill) / (kills + 1)) await sleep(20)
      await this.#relay.restart()
      say(`ended and started again after ${this.accepted.length} were accepted`)
    }
  }
}
