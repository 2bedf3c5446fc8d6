import { describe, expect, it } from 'vitest'
import type { ValidAnswers } from '../../src/engine/schema/answers'
import type { DeliveryWatch } from '../../src/delivery/deliver'
import { createRelayDelivery } from '../../src/delivery/relay'
import { kitchenSink } from '../support/kitchen-sink'
import { aFetch, broken, status, type Answer } from './a-fetch'

const submission = {
  form: { ...kitchenSink, slug: 'guild' },
  reference: 'ST-7K3M9Q',
  sentAt: new Date('2026-01-01T12:00:00.000Z'),
  // Placeholders, as the client does not read them.
  answers: { name: 'Steve' } as unknown as ValidAnswers,
  stored: 0,
  isRepeat: false,
}

function aRelay(...answers: readonly Answer[]) {
  const { fetch, requests } = aFetch(...answers)
  const naps: number[] = []
  const sleep = async (milliseconds: number) => void naps.push(milliseconds)
  const relay = createRelayDelivery({ url: 'https://relay.example', fetch, sleep, random: () => 0.5 })
  return { deliver: (watch?: DeliveryWatch) => relay(submission, watch), requests, naps }
}

const accepted: Answer = () => Response.json({ reference: 'ST-7K3M9Q' }, { status: 202 })
const refusal =
  (code: number, body: object): Answer =>
  () =>
    Response.json(body, { status: code })

describe('submitting to the relay', () => {
  it('sends the answers, not the messages, to the form’s own address', async () => {
    const { deliver, requests } = aRelay(accepted)
    expect(await deliver()).toEqual({ ok: true, sent: 1 })
    expect(requests[0]?.url).toBe('https://relay.example/submit/guild')
    expect(requests[0]?.body).toEqual({
      reference: 'ST-7K3M9Q',
      key: 'ST-7K3M9Q-1767268800000',
      sentAt: '2026-01-01T12:00:00.000Z',
      answers: { name: 'Steve' },
    })
    expect(requests[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'manual' })
  })

  it('has the same key on a further try, so that it can never be sent twice', async () => {
    const { deliver, requests } = aRelay(broken, accepted)
    expect(await deliver()).toEqual({ ok: false, reason: 'offline', sent: 0, uncertain: true })
    expect(await deliver()).toEqual({ ok: true, sent: 1 })
    expect(requests[0]?.body).toEqual(requests[1]?.body)
  })

  it('returns the errors that the relay found', async () => {
    const errors = [{ name: 'name', rule: 'required', text: 'Enter your name' }]
    const { deliver } = aRelay(refusal(422, { code: 'invalid', heading: 'Please fill in.', errors }))
    expect(await deliver()).toEqual({
      ok: false,
      reason: 'refused',
      sent: 0,
      status: 422,
      errors,
    })
  })

  it.each([400, 403, 404, 409, 413, 415])('treats a %i as a final refusal', async (code) => {
    const { deliver, requests } = aRelay(refusal(code, { code: 'x', text: 'x' }))
    expect(await deliver()).toEqual({ ok: false, reason: 'refused', sent: 0, status: code })
    expect(requests).toHaveLength(1)
  })

  it('takes a 422 from another server as a refusal without errors', async () => {
    for (const answer of [
      status(422),
      refusal(422, { errors: ['x'] }),
      refusal(422, { code: 'invalid', errors: [] }),
    ])
      expect(await aRelay(answer).deliver()).toEqual({
        ok: false,
        reason: 'refused',
        sent: 0,
        status: 422,
      })
  })

  it('treats a refusal as certainly not stored, and any other failure as uncertain', async () => {
    const toldNo = await aRelay(refusal(503, { code: 'full', retryAfter: 300_000 })).deliver()
    expect(toldNo).toEqual({ ok: false, reason: 'refused', sent: 0, status: 503, retryAfter: 300_000 })
    for (const answer of [status(502), refusal(500, { code: 'failed' })]) {
      expect(await aRelay(answer).deliver()).toMatchObject({ ok: false, uncertain: true })
    }
  })

  it('treats only a 202 as accepted', async () => {
    for (const answer of [
      status(200),
      status(204),
      status(202),
      refusal(202, {}),
      refusal(202, { reference: 'another' }),
      refusal(200, { reference: 'x' }),
    ])
      expect(await aRelay(answer).deliver()).toMatchObject({ ok: false, reason: 'refused', uncertain: true })
  })

  it('waits as long as the relay says, reports it, and submits again', async () => {
    const waits: number[] = []
    const { deliver, naps } = aRelay(refusal(429, { retryAfter: 1500 }), accepted)
    expect(await deliver({ onWait: (wait) => void waits.push(wait) })).toEqual({
      ok: true,
      sent: 1,
    })
    expect(naps).toEqual([1700])
    expect(waits).toEqual([1700])
  })

  it.each([1e12, 1e308])('limits a wait of %d milliseconds to a day', async (retryAfter) => {
    const { deliver } = aRelay(refusal(429, { retryAfter }))
    expect(await deliver()).toMatchObject({ ok: false, retryAfter: 24 * 60 * 60 * 1000 })
  })

  it('does not wait for minutes, and reports how long it would be', async () => {
    const { deliver, naps } = aRelay(refusal(429, { retryAfter: 600_000 }))
    expect(await deliver()).toMatchObject({ ok: false, status: 429, retryAfter: 600_000 })
    expect(naps).toEqual([])
  })

  it('is stopped by its signal', async () => {
    const stopper = new AbortController()
    stopper.abort()
    const { deliver, requests } = aRelay(accepted)
    expect(await deliver({ signal: stopper.signal })).toEqual({
      ok: false,
      reason: 'stopped',
      sent: 0,
    })
    expect(requests).toEqual([])
  })
})
