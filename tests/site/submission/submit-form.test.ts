import { describe, expect, test } from 'vitest'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { submitForm } from '../../../src/site/submission/submit-form'
import { draftOf, saveDraft } from '../../../src/site/submission/draft'
import { keyPrefix } from '../../../src/site/submission/draft-keys'
import type { SubmissionAttempt } from '../../../src/site/submission/submission-attempt'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { memoryStorage } from '../../support/memory-storage'

const failure = { reason: 'refused', status: 500 } as const

function aSender(
  storage = memoryStorage(),
  isShared = true,
  first?: SubmissionAttempt,
  isOnline = () => true,
) {
  const delivery = createMemoryDelivery()
  const attempts: SubmissionAttempt[] = first ? [first] : []
  let clock = 0
  const submit = (input: Readonly<Record<string, string>>, signal?: AbortSignal) =>
    submitForm(kitchenSink, input, {
      deliver: delivery.deliver,
      now: () => new Date((clock += 1000)),
      random: () => 0.5,
      isOnline,
      attempt: attempts.at(-1),
      keepAttempt: (attempt) => attempts.push(attempt),
      storage: () => storage,
      isShared,
      ...(signal && { signal }),
    })
  const send = async (input: Readonly<Record<string, string>>, signal?: AbortSignal) => {
    const outcome = await submit(input, signal).outcome
    if (!outcome) throw new Error('nothing was sent')
    return outcome
  }
  return { delivery, attempts, submit, send }
}

function footersOf({ delivery }: ReturnType<typeof aSender>) {
  return delivery.record.map(({ embeds }) => embeds[0]?.footer.text)
}

/** Enough text for several messages. */
const long = { ...goodAnswers, phone: 'p'.repeat(9000) }

describe('submitForm', () => {
  test('sends nothing while there are errors', () => {
    const { delivery, submit } = aSender()
    const { event, outcome } = submit({ ...goodAnswers, name: ' ' })
    expect(event).toEqual({
      step: 'fix',
      errors: [{ name: 'name', rule: 'required', text: 'Enter your name' }],
    })
    expect(outcome).toBeUndefined()
    expect(delivery.record).toEqual([])
  })

  test('reports at once that valid answers are on their way', () => {
    expect(aSender().submit(goodAnswers).event).toEqual({ step: 'sending' })
  })

  test('sends valid answers and returns the reference in the message', async () => {
    const { delivery, send } = aSender()
    const event = await send(goodAnswers)
    expect(event).toMatchObject({ step: 'sent', sent: { reference: 'KS-GGGGGG', answers: { age: 20 } } })
    expect(delivery.record[0]?.embeds[0]?.footer.text).toContain('KS-GGGGGG')
  })

  test('reports why it failed, and leaves an attempt for the next try', async () => {
    const { delivery, attempts, send } = aSender()
    delivery.failAfter(0, failure)
    expect(await send(goodAnswers)).toMatchObject({
      step: 'failed',
      failure: { reason: 'refused', status: 500, reference: 'KS-GGGGGG', isUncertain: false },
    })
    expect(attempts.at(-1)).toMatchObject({ reference: 'KS-GGGGGG', stored: 0, isUncertain: false })
  })

  test('records an attempt that may have arrived before the first message leaves', async () => {
    const { attempts, submit } = aSender()
    const { outcome } = submit(goodAnswers)
    expect(attempts).toMatchObject([{ reference: 'KS-GGGGGG', stored: 0, isUncertain: true }])
    await outcome
  })

  test('counts arrived messages one by one', async () => {
    const { delivery, attempts, send } = aSender()
    await send(long)
    const counts = [0, ...delivery.record.map((_, index) => index + 1)]
    expect(counts.length).toBeGreaterThan(2)
    expect(attempts.map(({ stored }) => stored)).toEqual(counts)
  })

  test('knows that nothing has arrived if the device had no network from beginning to end', async () => {
    const { delivery, attempts, send } = aSender(memoryStorage(), true, undefined, () => false)
    delivery.failAfter(0, { reason: 'offline', uncertain: true })
    expect(await send(goodAnswers)).toMatchObject({ failure: { reason: 'offline', isUncertain: false } })
    expect(attempts.at(-1)).toMatchObject({ isUncertain: false })
  })

  test.each([
    ['lost its network on the way', [true, false], 0],
    ['found one on the way', [false, true], 0],
    ['says it has none, although a part has arrived', [false, false], 1],
  ])('knows no such thing of a device that %s', async (_, online, stored) => {
    const told = [...online]
    const { delivery, attempts, send } = aSender(
      memoryStorage(),
      true,
      undefined,
      () => told.shift() === true,
    )
    delivery.failAfter(stored, { reason: 'offline', uncertain: true })
    expect(await send(long)).toMatchObject({ failure: { isUncertain: true } })
    expect(attempts.at(-1)).toMatchObject({ stored, isUncertain: true })
  })

  test('does not forget that a try may have arrived when the next one certainly does not', async () => {
    const { delivery, attempts, send } = aSender()
    delivery.failAfter(0, { reason: 'offline', uncertain: true })
    await send(goodAnswers)
    delivery.failAfter(0, { reason: 'refused', status: 404 })
    expect(await send(goodAnswers)).toMatchObject({ failure: { status: 404, isUncertain: true } })
    expect(attempts.at(-1)).toMatchObject({ isUncertain: true })
  })

  test('marks possible duplicates: after a try that may have arrived, or for a reference that has', async () => {
    const footerOf = (delivery: ReturnType<typeof createMemoryDelivery>) =>
      delivery.record.at(-1)?.embeds[0]?.footer.text
    const unsure = aSender()
    unsure.delivery.failAfter(0, { reason: 'offline', uncertain: true })
    await unsure.send(goodAnswers)
    await unsure.send(goodAnswers)
    expect(footerOf(unsure.delivery)).toBe('Reference KS-GGGGGG · sent again, perhaps a double')
    const storage = memoryStorage()
    await aSender(storage).send(goodAnswers)
    const elsewhere = aSender(storage)
    await elsewhere.send(goodAnswers)
    expect(footerOf(elsewhere.delivery)).toBe('Reference KS-GGGGGG · sent again, perhaps a double')
    const sure = aSender()
    sure.delivery.failAfter(0, { reason: 'refused', status: 404 })
    await sure.send(goodAnswers)
    await sure.send(goodAnswers)
    expect(footerOf(sure.delivery)).toBe('Reference KS-GGGGGG')
  })

  describe('of two tabs with the same draft', () => {
    const twoTabs = () => {
      const storage = memoryStorage()
      return [aSender(storage), aSender(storage)] as const
    }
    test('marks what the second sends while the first is sending', async () => {
      const [one, other] = twoTabs()
      await Promise.all([one.send(goodAnswers), other.send(goodAnswers)])
      expect(footersOf(one)).toEqual(['Reference KS-GGGGGG'])
      expect(footersOf(other)).toEqual(['Reference KS-GGGGGG · sent again, perhaps a double'])
    })

    test('marks nothing when the first has certainly failed', async () => {
      const [one, other] = twoTabs()
      one.delivery.failAfter(0, { reason: 'refused', status: 404 })
      await one.send(goodAnswers)
      await other.send(goodAnswers)
      expect(footersOf(other)).toEqual(['Reference KS-GGGGGG'])
    })

    test('marks what the second sends when a part of it has arrived, and leaves the rest of the first unmarked', async () => {
      const [one, other] = twoTabs()
      one.delivery.failAfter(1, { reason: 'refused', status: 404 })
      await one.send(long)
      await Promise.all([one.send(long), other.send(long)])
      expect(footersOf(one).join(' ')).not.toContain('sent again')
      expect(footersOf(other)[0]).toContain('sent again')
    })

    test('reports neither as certainly failed while the other may arrive', async () => {
      const [one, other] = twoTabs()
      one.delivery.failAfter(0, { reason: 'offline', uncertain: true })
      await one.send(goodAnswers)
      other.delivery.failAfter(0, { reason: 'refused', status: 429 })
      expect(await other.send(goodAnswers)).toMatchObject({ failure: { status: 429, isUncertain: true } })
    })

    test('does not report the first as certainly failed when the second has sent it in the meantime', async () => {
      const storage = memoryStorage()
      const one = aSender(storage)
      one.delivery.failAfter(0, { reason: 'refused', status: 404 })
      const failing = one.send(goodAnswers)
      const other = aSender(storage, true, one.attempts.at(-1))
      expect(await other.send(goodAnswers)).toMatchObject({ step: 'sent' })
      expect(await failing).toMatchObject({ failure: { status: 404, isUncertain: true } })
      await one.send(goodAnswers)
      expect(footersOf(one)).toEqual(['Reference KS-GGGGGG · sent again, perhaps a double'])
    })

    test('marks what can no longer be recorded', async () => {
      const setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
      const full = { ...memoryStorage(), setItem }
      const shared = aSender(full)
      await shared.send(goodAnswers)
      expect(footersOf(shared)[0]).toContain('sent again')
      const alone = aSender(full, false)
      await alone.send(goodAnswers)
      expect(footersOf(alone)).toEqual(['Reference KS-GGGGGG'])
    })
  })

  test('marks changed answers as a duplicate when a part of the old ones has arrived', async () => {
    const { delivery, send } = aSender()
    delivery.failAfter(1, { reason: 'refused', status: 404 })
    await send(long)
    await send(goodAnswers)
    expect(delivery.record.at(-1)?.embeds[0]?.footer.text).toBe(
      'Reference KS-GGGGGG · sent again, perhaps a double',
    )
  })

  test('can be stopped', async () => {
    const { delivery, send } = aSender()
    expect(await send(goodAnswers, AbortSignal.abort())).toMatchObject({ failure: { reason: 'stopped' } })
    expect(delivery.record).toEqual([])
  })

  test('continues after the arrived messages, with the same time, while the answers are the same', async () => {
    const { delivery, attempts, send } = aSender()
    delivery.failAfter(1, failure)
    await send(long)
    expect(attempts.at(-1)?.stored).toBe(1)
    await send(long)
    const footers = delivery.record.map(({ embeds }) => embeds[0]?.footer.text)
    expect(new Set(footers).size).toBe(footers.length)
    expect(new Set(delivery.record.map(({ embeds }) => embeds[0]?.timestamp)).size).toBe(1)
  })

  test('continues only what the same version of the form has begun: another one has other messages', async () => {
    const storage = memoryStorage()
    const older = { ...kitchenSink, message: { ...kitchenSink.message, title: 'What it was called before' } }
    const before = aSender(storage)
    before.delivery.failAfter(1, failure)
    await before.send(long)
    const attempt = before.attempts.at(-1)
    saveDraft(storage, `${keyPrefix(older)}1`, draftOf(older, { answers: long, attempt }, new Date(0)))
    const after = aSender(storage)
    await after.send(long)
    const alone = aSender()
    await alone.send(long)
    expect(footersOf(after)).toEqual(
      footersOf(alone).map((footer) => `${footer} · sent again, perhaps a double`),
    )
  })

  test('sends all of it again when the answers have changed, under the same reference', async () => {
    const { delivery, attempts, send } = aSender()
    delivery.failAfter(1, failure)
    await send(long)
    const stored = delivery.record.length
    const event = await send({ ...goodAnswers, phone: '1' })
    expect(delivery.record.length - stored).toBe(1)
    expect(event).toMatchObject({ step: 'sent', sent: { reference: attempts[0]?.reference } })
  })
})
