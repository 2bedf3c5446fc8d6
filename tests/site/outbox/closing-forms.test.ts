import { expect, test } from 'vitest'
import { normalizeAnswers } from '../../../src/engine/answers/normalize-answers'
import type { OrderedForm } from '../../../src/engine/schema/form'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { anOutbox, hour, reference, start, waitingForm } from './an-outbox'

const door = { until: '2026-01-01T02:00[UTC]', text: 'It is over' }
const closing: OrderedForm = { ...kitchenSink, ui: { ...kitchenSink.ui, 'ui:door': door } }

test.each([
  [2 * hour - 1, 'sent'],
  [2 * hour, 'changed'],
  [2 * hour + 1, 'changed'],
])(
  'a waiting form is sent before its form closes, and becomes a draft after that: %i',
  async (after, outcome) => {
    const { outcomes, delivery, draft } = anOutbox({ form: closing, after })
    expect(await outcomes()).toEqual([outcome])
    expect(delivery.record).toHaveLength(Number(outcome === 'sent'))
    expect(draft()?.answers).toEqual(outcome === 'sent' ? undefined : goodAnswers)
  },
)

test.each([
  ['2026-01-01', 'sent'],
  ['2025-06-24', 'sent'],
  ['2025-06-23', 'changed'],
])(
  'a waiting form becomes a draft again if its date is too late: until %s it is %s',
  async (until, outcome) => {
    const dates = { until, text: 'The day must be earlier' }
    const timed: OrderedForm = {
      ...kitchenSink,
      ui: { ...kitchenSink.ui, day: { 'ui:options': { dates } } },
    }
    expect(await anOutbox({ form: timed }).outcomes()).toEqual([outcome])
  },
)

test.each([
  ['the host’s clock where the device’s is fast', 3 * hour, hour, 'sent'],
  ['the host’s clock where the device’s is slow', hour, 3 * hour, 'changed'],
])('a waiting form goes by %s', async (_, device, host, outcome) => {
  let time = start + device
  const hostClock = {
    now: () => new Date(time),
    ask: async () => {
      time = start + host
    },
  }
  expect(await anOutbox({ form: closing, after: device }).outcomes({ hostClock })).toEqual([outcome])
})

test('a waiting form lets the relay decide whether the form has closed', async () => {
  const { outcomes } = anOutbox({ form: closing, after: 3 * hour, isRelayed: true })
  expect(await outcomes()).toEqual(['sent'])
})

test('a waiting form is sent completely if a part of it arrived before the form closed', async () => {
  const attempt = {
    reference,
    sentAt: new Date(start),
    answers: JSON.stringify(normalizeAnswers(kitchenSink, goodAnswers)),
    stored: 1,
    isUncertain: false,
  }
  const waiting = {
    ...waitingForm(),
    draft: JSON.stringify({ ...JSON.parse(waitingForm().draft), attempt }),
  }
  const { outcomes } = anOutbox({ form: closing, after: 3 * hour, waiting })
  expect(await outcomes()).toEqual(['sent'])
})
