import { describe, expect, it } from 'vitest'
import type { Receipt } from '../../../src/delivery/deliver'
import { afterAttempt } from '../../../src/relay/queue/after-attempt'
import { openLine, type Kept, type Line } from '../../../src/relay/queue/kept'
import { someMessages } from '../../delivery/some-messages'

const second = 1000
const hour = 3_600_000
const now = 5_000_000

const kept: Kept = {
  key: 'key',
  digest: 'digest',
  reference: 'TF-7K3M9Q',
  messages: someMessages(2),
  acceptedAt: 0,
  state: 'waiting',
  sent: 0,
  onTheWay: true,
  doubtful: false,
  tries: 0,
  dueAt: 0,
  told: false,
}

const after = (receipt: Receipt, more: Partial<Kept> = {}, line: Line = openLine) =>
  afterAttempt({ ...kept, ...more }, line, receipt, { now, random: () => 0 })

const refused = (status: number, more: object = {}): Receipt => ({
  ok: false,
  reason: 'refused',
  sent: 0,
  status,
  ...more,
})
const offline: Receipt = { ok: false, reason: 'offline', sent: 0, uncertain: true }

describe('a message that is stored', () => {
  it('is followed by the next one', () => {
    const next = after({ ok: true, sent: 1 }, { tries: 3, doubtful: true, state: 'stuck', told: true })
    expect(next.kept).toMatchObject({
      sent: 1,
      tries: 0,
      doubtful: false,
      state: 'waiting',
      told: false,
      onTheWay: false,
    })
  })

  it('was the last: the submission is delivered, and its words are forgotten', () => {
    expect(after({ ok: true, sent: 2 }, { sent: 1 }).kept).toMatchObject({
      state: 'delivered',
      messages: [],
      sent: 2,
    })
  })

  it('opens the line again', () => {
    const broken = { pausedUntil: now + hour, failures: 9, dead: true, told: true }
    expect(after({ ok: true, sent: 1 }, {}, broken).line).toEqual(openLine)
  })
})

describe('a receiver that is asked too often', () => {
  it('is left alone as long as it says, and nothing is in doubt', () => {
    const { kept, line, outcome } = after(refused(429, { retryAfter: 1500 }))
    expect(outcome).toBe('limited')
    expect(line.pausedUntil).toBe(now + 1500)
    expect(kept).toMatchObject({ tries: 0, doubtful: false, onTheWay: false })
  })

  it('is left alone for ten minutes when it bans us', () => {
    expect(after(refused(429, { banned: true })).line.pausedUntil).toBe(now + 600 * second)
  })
})

describe('a webhook that is gone', () => {
  it.each([401, 404])('is tried once in an hour after a %i, and the submissions wait', (status) => {
    const { kept, line, outcome } = after(refused(status))
    expect(outcome).toBe('dead-webhook')
    expect(line).toMatchObject({ dead: true, pausedUntil: now + hour })
    expect(kept).toMatchObject({ state: 'waiting', doubtful: false })
  })
})

describe('a message that is refused', () => {
  it.each([400, 413])('by a %i is set aside for a person, and the others go on', (status) => {
    const { kept, line } = after(refused(status))
    expect(kept).toMatchObject({ state: 'stuck', dueAt: now + 24 * hour, doubtful: false })
    expect(line).toEqual(openLine)
  })
})

describe('a receiver that fails', () => {
  it.each([refused(500, { uncertain: true }), refused(502, { uncertain: true }), offline])(
    'may have stored the message: %o',
    (receipt) => {
      expect(after(receipt).kept).toMatchObject({ doubtful: true, tries: 1, dueAt: now + 2 * second })
      expect(after(receipt).outcome).toBe('unknown')
    },
  )

  it('at its edge has certainly not stored it', () => {
    expect(after(refused(403)).kept).toMatchObject({ doubtful: false, tries: 1 })
  })

  it('is asked again after pauses that double, up to ten minutes', () => {
    const pauses = [0, 1, 2, 6].map((tries) => after(offline, { tries }).kept.dueAt - now)
    expect(pauses).toEqual([2, 4, 8, 128].map((seconds) => seconds * second))
  })

  it('is reported to a person after eight tries, and asked every hour from then on', () => {
    expect(after(offline, { tries: 6 }).kept.state).toBe('waiting')
    expect(after(offline, { tries: 7 }).kept).toMatchObject({ state: 'stuck', dueAt: now + hour })
  })

  it('is spared by all submissions together, for up to half a minute', () => {
    const pauses = [0, 1, 9].map(
      (failures) => after(offline, {}, { ...openLine, failures }).line.pausedUntil - now,
    )
    expect(pauses).toEqual([0.5, 1, 30].map((seconds) => seconds * second))
  })
})
