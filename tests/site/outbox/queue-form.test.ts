import { expect, test, vi } from 'vitest'
import { browserOutbox } from '../../../src/site/outbox/outbox-store'
import { queueForm } from '../../../src/site/outbox/queue-form'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { memoryOutbox } from './memory-outbox'

const start = new Date(Date.UTC(2026, 0, 1))
const reference = 'KS-7K3M9Q'
const steve = '{"name":"Steve"}'

/** An outbox, and what several tabs put into it under one reference. */
function anOutbox() {
  const outbox = memoryOutbox()
  const queue = (answers: string) => {
    const attempt = { reference, sentAt: start, answers, stored: 0, isUncertain: false }
    return queueForm(kitchenSink, { answers: goodAnswers, attempt }, outbox, start)
  }
  const queued = async () => (await outbox.all()).map(({ draft }) => JSON.parse(draft).attempt.answers)
  return { queue, queued }
}

test('a form that is queued twice waits once', async () => {
  const { queue, queued } = anOutbox()
  expect(await queue(steve)).toBe(true)
  expect(await queue(steve)).toBe(true)
  expect(await queued()).toEqual([steve])
})

test('a form does not replace another with the same reference', async () => {
  const { queue, queued } = anOutbox()
  await queue(steve)
  expect(await queue('{"name":"Alex"}')).toBe(false)
  expect(await queued()).toEqual([steve])
})

test('of two tabs that queue other answers under one reference at the same moment, one is told that it does not wait', async () => {
  const { queue, queued } = anOutbox()
  expect(await Promise.all([queue(steve), queue('{"name":"Alex"}')])).toEqual([true, false])
  expect(await queued()).toEqual([steve])
})

test('a form does not wait where the browser’s database never answers, as sometimes in Safari', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const attempt = { reference, sentAt: start, answers: steve, stored: 0, isUncertain: false }
  const told = vi.fn()
  void queueForm(kitchenSink, { answers: goodAnswers, attempt }, browserOutbox(), start).then(told)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(told).toHaveBeenCalledWith(false)
})
