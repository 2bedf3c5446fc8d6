import { describe, expect, it } from 'vitest'
import type { Receipt } from '../../../src/delivery/deliver'
import { afterAttempt } from '../../../src/relay/queue/after-attempt'
import {
  closedCircuit,
  type Circuit,
  type QueuedSubmission,
} from '../../../src/relay/queue/queued-submission'
import { someMessages } from '../../delivery/some-messages'

const second = 1000
const hour = 3_600_000
const now = 5_000_000

const submission: QueuedSubmission = {
  id: 'id',
  reference: 'TF-7K3M9Q',
  messages: someMessages(2),
  acceptedAt: 0,
  state: 'waiting',
  rank: 0,
  sent: 0,
  isInFlight: true,
  isDoubtful: false,
  tries: 0,
  dueAt: 0,
  isAlerted: false,
}

const after = (receipt: Receipt, more: Partial<QueuedSubmission> = {}, circuit: Circuit = closedCircuit) =>
  afterAttempt({ ...submission, ...more }, circuit, receipt, { now, random: () => 0 })

const refused = (status: number, more: object = {}): Receipt => ({
  ok: false,
  reason: 'refused',
  sent: 0,
  status,
  ...more,
})
const offline: Receipt = { ok: false, reason: 'offline', sent: 0, uncertain: true }

describe('a pause that a reply asks for', () => {
  const limited: Receipt = refused(429, { retryAfter: 60 * second })
  it.each([
    ['breaks off', offline],
    ['meets a failing receiver', refused(500)],
    ['asks for a shorter one', refused(429, { retryAfter: second })],
  ])('is not shortened by another message on its way at the same time, which %s', (_, receipt) => {
    const { circuit } = after(limited)
    expect(after(receipt, {}, circuit).circuit.pausedUntil).toBe(circuit.pausedUntil)
  })
})

describe('a message that is stored', () => {
  it('is followed by the next one', () => {
    const next = after({ ok: true, sent: 1 }, { tries: 3, isDoubtful: true, state: 'stuck', isAlerted: true })
    expect(next.submission).toMatchObject({
      sent: 1,
      tries: 0,
      isDoubtful: false,
      state: 'waiting',
      isAlerted: false,
      isInFlight: false,
    })
  })

  it('was the last: the submission is delivered, and its text is deleted', () => {
    expect(after({ ok: true, sent: 2 }, { sent: 1 }).submission).toMatchObject({
      state: 'delivered',
      messages: [],
      sent: 2,
    })
  })

  it('lets the others continue', () => {
    const broken = {
      ...closedCircuit,
      pausedUntil: now + hour,
      failures: 9,
      limits: 3,
      isDead: true,
      isDeathAlerted: true,
    }
    expect(after({ ok: true, sent: 1 }, {}, broken).circuit).toEqual(closedCircuit)
  })
})

describe('a receiver that is asked too often', () => {
  it('is left alone for as long as it says, and no outcome is uncertain', () => {
    const { submission, circuit, outcome } = after(refused(429, { retryAfter: 1500 }))
    expect(outcome).toBe('limited')
    expect(circuit.pausedUntil).toBe(now + 1500)
    expect(submission).toMatchObject({ tries: 0, isDoubtful: false, isInFlight: false })
  })

  it('is left alone longer after each consecutive refusal, whatever it asks for', () => {
    const pauses = [0, 1, 2, 5, 40].map(
      (limits) =>
        after(refused(429, { retryAfter: 0 }), {}, { ...closedCircuit, limits }).circuit.pausedUntil - now,
    )
    expect(pauses).toEqual([0, 500, 1000, 8000, 600_000])
  })

  it('is left alone for ten minutes when it bans us', () => {
    expect(after(refused(429, { banned: true })).circuit.pausedUntil).toBe(now + 600 * second)
  })
})

describe('a webhook that is gone', () => {
  it.each([401, 404])('is tried once in an hour after a %i, and the submissions wait', (status) => {
    const { submission, circuit, outcome } = after(refused(status))
    expect(outcome).toBe('dead-webhook')
    expect(circuit).toMatchObject({ isDead: true, pausedUntil: now + hour })
    expect(submission).toMatchObject({ state: 'waiting', isDoubtful: false })
  })
})

describe('a message that is refused', () => {
  it.each([400, 413])('by a %i is set aside for a person, and the others continue', (status) => {
    const { submission, circuit } = after(refused(status))
    expect(submission).toMatchObject({ state: 'stuck', dueAt: now + 24 * hour, isDoubtful: false })
    expect(circuit).toEqual(closedCircuit)
  })
})

describe('a receiver that fails', () => {
  it.each([refused(500, { uncertain: true }), refused(502, { uncertain: true }), offline])(
    'may have stored the message: %o',
    (receipt) => {
      expect(after(receipt).submission).toMatchObject({ isDoubtful: true, tries: 1, dueAt: now + 2 * second })
      expect(after(receipt).outcome).toBe('unknown')
    },
  )

  it('at its network edge has certainly not stored it', () => {
    expect(after(refused(403)).submission).toMatchObject({ isDoubtful: false, tries: 1 })
  })

  it('is asked again after pauses that double, up to ten minutes', () => {
    const pauses = [0, 1, 2, 6].map((tries) => after(offline, { tries }).submission.dueAt - now)
    expect(pauses).toEqual([2, 4, 8, 128].map((seconds) => seconds * second))
  })

  it('is reported to a person after eight tries, and asked every hour from then on', () => {
    expect(after(offline, { tries: 6 }).submission.state).toBe('waiting')
    expect(after(offline, { tries: 7 }).submission).toMatchObject({ state: 'stuck', dueAt: now + hour })
  })

  it('gets a pause from all submissions, for up to half a minute', () => {
    const pauses = [0, 1, 9].map(
      (failures) => after(offline, {}, { ...closedCircuit, failures }).circuit.pausedUntil - now,
    )
    expect(pauses).toEqual([0.5, 1, 30].map((seconds) => seconds * second))
  })
})
