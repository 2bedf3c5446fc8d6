import { describe, expect, it } from 'vitest'
import type { ValidAnswers } from '../../src/engine/answers/answers'
import { createRelay } from '../../src/delivery/relay-client'
import { aFetch, broken, status, type Answer } from './a-fetch'
import { someMessages } from './some-messages'

const submission = {
  slug: 'staff',
  reference: 'ST-7K3M9Q',
  sentAt: new Date('2026-01-01T12:00:00.000Z'),
  // Made up, as the client does not look at them.
  answers: { name: 'Steve' } as unknown as ValidAnswers,
}

function aRelay(...answers: readonly Answer[]) {
  const { fetch, requests } = aFetch(...answers)
  const naps: number[] = []
  const sleep = async (milliseconds: number) => void naps.push(milliseconds)
  const relay = createRelay({ url: 'https://relay.example', fetch, sleep, random: () => 0.5 })
  return { deliver: relay(submission), requests, naps }
}

const accepted: Answer = () => Response.json({ reference: 'ST-7K3M9Q' }, { status: 202 })
const refusal =
  (code: number, body: object): Answer =>
  () =>
    Response.json(body, { status: code })

describe('handing in at the relay', () => {
  it('sends the answers, not the messages, to the form’s own address', async () => {
    const { deliver, requests } = aRelay(accepted)
    expect(await deliver(someMessages(2))).toEqual({ ok: true, sent: 2 })
    expect(requests[0]?.url).toBe('https://relay.example/submit/staff')
    expect(requests[0]?.body).toEqual({
      reference: 'ST-7K3M9Q',
      key: 'ST-7K3M9Q-1767268800000',
      sentAt: '2026-01-01T12:00:00.000Z',
      answers: { name: 'Steve' },
    })
    expect(requests[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'manual' })
  })

  it('has the same key at a further try, so that it can never be sent twice', async () => {
    const { deliver, requests } = aRelay(broken, accepted)
    expect(await deliver(someMessages(1))).toEqual({ ok: false, reason: 'offline', sent: 0, uncertain: true })
    expect(await deliver(someMessages(1), 0)).toEqual({ ok: true, sent: 1 })
    expect(requests[0]?.body).toEqual(requests[1]?.body)
  })

  it('brings back the mistakes the relay found', async () => {
    const errors = [{ name: 'name', rule: 'required', text: 'Enter your name' }]
    const { deliver } = aRelay(refusal(422, { code: 'invalid', heading: 'Please fill in.', errors }))
    expect(await deliver(someMessages(1))).toEqual({
      ok: false,
      reason: 'refused',
      sent: 0,
      status: 422,
      mistakes: { heading: 'Please fill in.', errors },
    })
  })

  it.each([400, 403, 404, 409, 413, 415])('counts a %i as refused, once and for all', async (code) => {
    const { deliver, requests } = aRelay(refusal(code, { code: 'x', text: 'x' }))
    expect(await deliver(someMessages(1))).toEqual({ ok: false, reason: 'refused', sent: 0, status: code })
    expect(requests).toHaveLength(1)
  })

  it('knows that a relay that says no has kept nothing, and that nobody knows it of any other failure', async () => {
    const toldNo = await aRelay(refusal(503, { code: 'full', retryAfter: 300_000 })).deliver(someMessages(1))
    expect(toldNo).toEqual({ ok: false, reason: 'refused', sent: 0, status: 503, retryAfter: 300_000 })
    for (const answer of [status(502), refusal(500, { code: 'failed' })]) {
      expect(await aRelay(answer).deliver(someMessages(1))).toMatchObject({ ok: false, uncertain: true })
    }
  })

  it('takes nothing but a 202 for accepted', async () => {
    for (const code of [200, 204])
      expect(await aRelay(status(code)).deliver(someMessages(1))).toMatchObject({ ok: false })
  })

  it('waits as long as the relay says, tells so, and hands it in again', async () => {
    const waits: number[] = []
    const { deliver, naps } = aRelay(refusal(429, { retryAfter: 1500 }), accepted)
    expect(await deliver(someMessages(1), 0, { onWait: (wait) => void waits.push(wait) })).toEqual({
      ok: true,
      sent: 1,
    })
    expect(naps).toEqual([1700])
    expect(waits).toEqual([1700])
  })

  it('does not wait when that takes minutes, and says how long it would be', async () => {
    const { deliver, naps } = aRelay(refusal(429, { retryAfter: 600_000 }))
    expect(await deliver(someMessages(1))).toMatchObject({ ok: false, status: 429, retryAfter: 600_000 })
    expect(naps).toEqual([])
  })

  it('is stopped by its signal', async () => {
    const stopper = new AbortController()
    stopper.abort()
    const { deliver, requests } = aRelay(accepted)
    expect(await deliver(someMessages(1), 0, { signal: stopper.signal })).toEqual({
      ok: false,
      reason: 'stopped',
      sent: 0,
    })
    expect(requests).toEqual([])
  })
})
