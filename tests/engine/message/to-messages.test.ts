import { describe, expect, it } from 'vitest'
import { messageContent, toMessages } from '../../../src/engine/message/to-messages'
import { aMessage } from '../../support/a-message'
import type { Answers } from '../../../src/engine/schema/answers'
import type { FormMessage } from '../../../src/engine/schema/definition'
import type { CompiledForm } from '../../../src/engine/schema/form'
import type { Message } from '../../../src/engine/message/message'
import { validate } from '../../../src/engine/answers/validate'
import { aForm, asking, whenAnswer } from '../a-form'

const contact = aMessage({
  style: 'text-and-embed',
  content: '{mention} New contact message',
  mention: 'staff',
})

describe('the line above the answers', () => {
  it('mentions the staff role, and no one else', () => {
    expect(messageContent(contact, '100000000000000002')).toEqual({
      content: '<@&100000000000000002> New contact message',
      allowed_mentions: { parse: [], roles: ['100000000000000002'] },
    })
  })

  it.each([
    ['{mention} New contact message', 'New contact message'],
    ['{mention}: a new message', 'a new message'],
    ['New message for {mention}', 'New message for'],
  ])('drops the mention of "%s" when the role is not known', (content, expected) => {
    const opening = { content: expected, allowed_mentions: { parse: [] } }
    expect(messageContent({ ...contact, content }, undefined)).toEqual(opening)
  })

  it('is left out when it had only the mention', () => {
    expect(messageContent({ ...contact, content: '{mention}' }, undefined)).toEqual({
      allowed_mentions: { parse: [] },
    })
  })

  it('mentions no one if the form names no role', () => {
    const { mention: _, ...calm } = contact
    expect(messageContent(calm, '100000000000000002').allowed_mentions).toEqual({ parse: [] })
  })

  it('is missing for forms that send only the embed', () => {
    expect(messageContent({ ...contact, style: 'embed' }, '1')).toEqual({ allowed_mentions: { parse: [] } })
  })
})

const context = { reference: 'TF-7K3M9Q', sentAt: new Date('2025-06-24T12:00:00Z') }

const form = aForm({
  required: ['name'],
  properties: {
    name: { title: 'Your name', type: 'string' },
    topic: { type: 'string' },
    age: { title: 'Age', type: 'integer' },
    links: { title: 'Links', type: 'array', items: { type: 'string' } },
  },
  allOf: [whenAnswer('topic', 'Other', asking('otherTopic'))],
})

function messagesOf(
  answers: Answers,
  message: Partial<FormMessage> = {},
  of: CompiledForm = form,
): readonly Message[] {
  const result = validate(of, answers)
  return result.ok ? toMessages({ ...of, message: aMessage(message) }, result.value, context) : []
}

const fieldsOf = (messages: readonly Message[]) =>
  messages.flatMap(({ embeds }) => embeds.flatMap(({ fields }) => fields))
const namesOf = (messages: readonly Message[]) => fieldsOf(messages).map(({ name }) => name)

describe('the message of a form', () => {
  it('is one embed with all texts by staff, and mentions no one', () => {
    expect(messagesOf({ name: 'Steve' }, { username: 'Tests' })).toEqual([
      {
        username: 'Tests',
        allowed_mentions: { parse: [] },
        embeds: [
          {
            title: 'New test',
            color: 0x123456,
            fields: expect.any(Array),
            footer: { text: 'Reference TF-7K3M9Q' },
            timestamp: '2025-06-24T12:00:00.000Z',
          },
        ],
      },
    ])
  })

  it('has one field for each question on screen, in order', () => {
    expect(namesOf(messagesOf({ name: 'Steve' }))).toEqual(['Your name', 'topic', 'Age', 'Links'])
  })

  it('has a field for a question that an answer shows, and none for a hidden one', () => {
    const answers = { name: 'Steve', otherTopic: 'Hats' }
    expect(namesOf(messagesOf({ ...answers, topic: 'Other' }))).toContain('otherTopic')
    expect(JSON.stringify(messagesOf({ ...answers, topic: 'Votes' }))).not.toMatch(/otherTopic|Hats/)
  })

  it('uses the labels and fallbacks that staff wrote', () => {
    const [, topic, age] = fieldsOf(
      messagesOf({ name: 'Steve' }, { fields: { topic: { label: 'About', fallback: 'None' } } }),
    )
    expect([topic, age]).toEqual([
      { name: 'About', value: 'None' },
      { name: 'Age', value: 'Not provided' },
    ])
  })

  it('shows numbers in digits and lists line by line', () => {
    const values = fieldsOf(messagesOf({ name: 'Steve', age: 17, links: ['https://a.example/b_c', 'd_e'] }))
    expect(values.slice(2).map(({ value }) => value)).toEqual(['17', 'https://a.example/b_c\nd\\_e'])
  })

  it('shows the fallback for an invisible answer', () => {
    expect(fieldsOf(messagesOf({ name: 'Steve', topic: '\u0001' }))[1]?.value).toBe('Not provided')
  })

  it('puts a short answer next to others if staff want it, but never a split one', () => {
    const fields = { name: { inline: true } }
    expect(fieldsOf(messagesOf({ name: 'Steve' }, { fields }))[0]).toEqual({
      name: 'Your name',
      value: 'Steve',
      inline: true,
    })
    expect(fieldsOf(messagesOf({ name: 'a'.repeat(1025) }, { fields }))[0]).not.toHaveProperty('inline')
  })

  it('numbers the parts of a long answer', () => {
    const names = namesOf(messagesOf({ name: 'a'.repeat(2500) }))
    expect(names.slice(0, 4)).toEqual(['Your name (1/3)', 'Your name (2/3)', 'Your name (3/3)', 'topic'])
  })

  it('cuts a label that is too long, but not the number of the part', () => {
    const fields = { name: { label: 'l'.repeat(400) } }
    const names = namesOf(messagesOf({ name: 'a'.repeat(1500) }, { fields }))
    expect(names.slice(0, 2)).toEqual([`${'l'.repeat(249)}… (1/2)`, `${'l'.repeat(249)}… (2/2)`])
  })

  it('names a question without a label by its property', () => {
    expect(namesOf(messagesOf({ name: 'Steve', topic: 'x' }))[1]).toBe('topic')
  })
})

describe('the messages of long answers', () => {
  const line = { style: 'text-and-embed', content: '{mention} New', mention: 'staff' } as const
  const messages = toMessages(
    { ...form, message: aMessage(line) },
    // Only the length matters here, and the form has no rule against it.
    longAnswers(),
    { ...context, staffRoleId: '100000000000000002' },
  )

  it('are numbered in their footers', () => {
    expect(messages.map(({ embeds }) => embeds[0]?.footer.text)).toEqual([
      'Reference TF-7K3M9Q · 1/3',
      'Reference TF-7K3M9Q · 2/3',
      'Reference TF-7K3M9Q · 3/3',
    ])
  })

  it('mention the role once', () => {
    expect(messages.map(({ content }) => content)).toEqual([
      '<@&100000000000000002> New',
      undefined,
      undefined,
    ])
    expect(messages.map((message) => message.allowed_mentions.roles?.length ?? 0)).toEqual([1, 0, 0])
  })

  it('are the same for a second try', () => {
    const again = toMessages({ ...form, message: aMessage(line) }, longAnswers(), {
      ...context,
      staffRoleId: '100000000000000002',
    })
    expect(again).toEqual(messages)
  })
})

function longAnswers() {
  const result = validate(form, { name: 'a'.repeat(6000), topic: 'b'.repeat(6000) })
  if (!result.ok) throw new Error('The form has no limit')
  return result.value
}
