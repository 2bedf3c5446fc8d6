import { describe, expect, test } from 'vitest'
import { createMemoryDelivery } from '../../../src/delivery/memory'
import { submitForm } from '../../../src/site/form-page/submit-form'
import type { Ticket } from '../../../src/site/form-page/ticket'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'

const failure = { reason: 'refused', status: 500 } as const

function aSender() {
  const delivery = createMemoryDelivery()
  let clock = 0
  const submit = (input: Readonly<Record<string, string>>, ticket?: Ticket) =>
    submitForm(kitchenSink, input, {
      deliver: delivery.deliver,
      now: () => new Date((clock += 1000)),
      random: () => 0.5,
      ticket,
    })
  const send = async (input: Readonly<Record<string, string>>, ticket?: Ticket) => {
    const outcome = await submit(input, ticket).outcome
    if (!outcome) throw new Error('nothing was sent')
    return outcome
  }
  return { delivery, submit, send }
}

describe('submitForm', () => {
  test('sends nothing as long as something is wrong', () => {
    const { delivery, submit } = aSender()
    const { event, outcome } = submit({ ...goodAnswers, name: ' ' })
    expect(event).toEqual({
      step: 'fix',
      heading: 'Please fill in all required fields.',
      errors: [{ name: 'name', rule: 'required', text: 'Enter your name' }],
    })
    expect(outcome).toBeUndefined()
    expect(delivery.record).toEqual([])
  })

  test('says at once that good answers are on their way', () => {
    expect(aSender().submit(goodAnswers).event).toEqual({ step: 'sending' })
  })

  test('sends good answers and gives the reference that stands in the message', async () => {
    const { delivery, send } = aSender()
    const { event, ticket } = await send(goodAnswers)
    expect(event).toMatchObject({ step: 'sent', sent: { reference: 'KS-GGGGGG', answers: { age: 20 } } })
    expect(delivery.record[0]?.embeds[0]?.footer.text).toContain('KS-GGGGGG')
    expect(ticket).toBeUndefined()
  })

  test('says why it failed, and leaves a ticket for the next try', async () => {
    const { delivery, send } = aSender()
    delivery.failAfter(0, failure)
    const { event, ticket } = await send(goodAnswers)
    expect(event).toEqual({ step: 'failed', reason: 'refused' })
    expect(ticket).toMatchObject({ reference: 'KS-GGGGGG', stored: 0 })
  })

  test('goes on after what has arrived, with the same time, while the answers are the same', async () => {
    const long = { ...goodAnswers, phone: 'p'.repeat(9000) }
    const { delivery, send } = aSender()
    delivery.failAfter(1, failure)
    const { ticket } = await send(long)
    expect(ticket?.stored).toBe(1)
    await send(long, ticket)
    const footers = delivery.record.map(({ embeds }) => embeds[0]?.footer.text)
    expect(new Set(footers).size).toBe(footers.length)
    expect(new Set(delivery.record.map(({ embeds }) => embeds[0]?.timestamp)).size).toBe(1)
  })

  test('sends all of it again when the answers have changed, under the same reference', async () => {
    const long = { ...goodAnswers, phone: 'p'.repeat(9000) }
    const { delivery, send } = aSender()
    delivery.failAfter(1, failure)
    const { ticket } = await send(long)
    const stored = delivery.record.length
    const { event } = await send({ ...goodAnswers, phone: '1' }, ticket)
    expect(delivery.record.length - stored).toBe(1)
    expect(event).toMatchObject({ step: 'sent', sent: { reference: ticket?.reference } })
  })
})
