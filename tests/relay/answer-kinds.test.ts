import { expect, it } from 'vitest'
import { harbourTrip, harbourTripFixtures } from '../support/sample-forms'
import { aRelay, fromSite, goodValues } from './a-relay'

it('a submission may contain ticks and several choices', async () => {
  const relay = aRelay(goodValues, { loadForm: async () => harbourTrip })
  relay.clock.now = Date.UTC(2026, 5, 1)
  const { answers } = harbourTripFixtures.valid['with a friend'] ?? {}
  const handedIn = { reference: 'HT-7K3M9Q', key: 'HT-7K3M9Q-1767268800000', answers }
  const reply = await relay.ask('/submit/harbour-trip', fromSite(handedIn))
  expect([reply.status, await reply.json()]).toEqual([202, { reference: 'HT-7K3M9Q' }])
  const fields = relay.kept[0]?.messages[0]?.embeds[0]?.fields ?? []
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value
  expect(valueOf('I bring a friend')).toBe('Yes')
  expect(valueOf('What you would like to do there')).toBe('Sailing\nFishing, with a net')
})
