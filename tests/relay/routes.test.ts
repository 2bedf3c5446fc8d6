import { describe, expect, it } from 'vitest'
import { webhooksOf, webhookVariable } from '../../src/engine/message/webhook'
import type { CompiledForm } from '../../src/engine/schema/form'
import { queueName } from '../../src/relay/queue/queue-name'
import { harbourTrip, harbourTripFixtures } from '../support/sample-forms'
import { aRelay, fromSite, goodValues } from './a-relay'

const [own, pairs] = ['harbour-trip', 'harbour-trip-pairs']
const withFriend = harbourTripFixtures.valid['with a friend']?.answers ?? {}
const alone = { ...withFriend, friend: false, friendName: '' }
const swapped: CompiledForm = {
  ...harbourTrip,
  message: {
    ...harbourTrip.message,
    webhook: pairs,
    routes: [{ property: 'friend', answers: [true], webhook: own }],
  },
}

interface Circumstances {
  /** The webhooks without an address. */
  readonly without?: readonly string[]
  readonly form?: CompiledForm
  /** The queue that has the submission already. */
  readonly keptIn?: string
}

async function handIn(answers: object, { without = [], form = harbourTrip, keptIn }: Circumstances = {}) {
  const lacking = Object.fromEntries(without.map((webhook) => [webhookVariable(webhook), '']))
  const relay = aRelay(
    { ...goodValues, ...lacking },
    { loadForm: async () => form, isKnown: async (queue) => queue === keptIn },
  )
  relay.clock.now = Date.UTC(2026, 5, 1)
  const body = { reference: 'HT-7K3M9Q', key: 'HT-7K3M9Q-1767268800000', answers }
  const reply = await relay.ask('/submit/harbour-trip', fromSite(body))
  return { status: reply.status, kept: relay.kept.map(({ webhook, queue }) => [webhook, queue]) }
}

describe('the relay and the routes of a form', () => {
  it('chooses the webhook by the answers, each with its own queue', async () => {
    expect(await handIn(alone)).toEqual({ status: 202, kept: [[own, own]] })
    expect(await handIn(withFriend)).toEqual({ status: 202, kept: [[pairs, `${own} ${pairs}`]] })
    expect(queueName(harbourTrip, pairs)).not.toBe(queueName(harbourTrip, own))
  })

  it("keeps the queue of a webhook that becomes or stops being the form's own", async () => {
    expect(await handIn(alone, { form: swapped })).toEqual({
      status: 202,
      kept: [[pairs, `${own} ${pairs}`]],
    })
    expect(await handIn(withFriend, { form: swapped })).toEqual({ status: 202, kept: [[own, own]] })
  })

  it("recognizes a submission that was sent to the form's own webhook under its earlier name", async () => {
    expect(await handIn(alone, { form: swapped, keptIn: own })).toEqual({ status: 202, kept: [] })
  })

  it('refuses submissions for a webhook without an address, and accepts the rest', async () => {
    expect(await handIn(withFriend, { without: [pairs] })).toEqual({ status: 503, kept: [] })
    expect(await handIn(alone, { without: [pairs] })).toMatchObject({ status: 202 })
  })

  it('accepts nothing if no webhook has an address', async () => {
    expect(await handIn(alone, { without: webhooksOf(harbourTrip.message) })).toEqual({
      status: 503,
      kept: [],
    })
  })

  it('keeps accepting for one webhook while the queue of another is full, and says the same to all who are refused', async () => {
    const asked: string[] = []
    const relay = aRelay(goodValues, {
      loadForm: async () => harbourTrip,
      offer: async (queue) => {
        asked.push(queue)
        return queue === own ? { outcome: 'full', retryAfter: 300_000 } : { outcome: 'accepted' }
      },
    })
    relay.clock.now = Date.UTC(2026, 5, 1)
    const submit = (answers: object, at: number) => {
      const body = { reference: 'HT-7K3M9Q', key: `HT-7K3M9Q-176726880000${at}`, answers }
      return relay.ask('/submit/harbour-trip', {
        ...fromSite(body),
        headers: { ...fromSite(body).headers, 'CF-Connecting-IP': `192.0.2.${at}` },
      })
    }
    for (const at of [1, 2]) {
      const reply = await submit(alone, at)
      expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'full', retryAfter: 300_000 }])
    }
    expect((await submit(withFriend, 3)).status).toBe(202)
    expect(asked).toEqual([own, `${own} ${pairs}`])
  })
})
