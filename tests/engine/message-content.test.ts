import { describe, expect, it } from 'vitest'
import { messageContent } from '../../src/engine/message/message-content'
import { aMessage } from '../support/a-message'

const contact = aMessage({
  style: 'text-and-embed',
  content: '{mention} New contact message',
  mention: 'staff',
})

describe('the line over the answers', () => {
  it('calls the staff role, and nobody else', () => {
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

  it('is left out when only the mention stood there', () => {
    expect(messageContent({ ...contact, content: '{mention}' }, undefined)).toEqual({
      allowed_mentions: { parse: [] },
    })
  })

  it('calls nobody where the form names no role to call', () => {
    const { mention: _, ...calm } = contact
    expect(messageContent(calm, '100000000000000002').allowed_mentions).toEqual({ parse: [] })
  })

  it('is not there for forms that send the embed only', () => {
    expect(messageContent({ ...contact, style: 'embed' }, '1')).toEqual({ allowed_mentions: { parse: [] } })
  })
})
