import { describe, expect, it } from 'vitest'
import { drawMessage } from '../../src/discord/drawing/draw-message'
import { readMessageBody } from '../../src/discord/message-body'
import { readForm } from '../../src/workbench/client/preview/model/read-form'
import { previewMessages } from '../../src/workbench/client/preview/use-preview'
import { harbourTrip } from '../support/sample-forms'
import { everyFile } from './form-files'

const sentAt = new Date('2026-01-31T12:00:00Z')

function drawn(slug: string, typed: Readonly<Record<string, string>>): string {
  const reading = readForm(everyFile, slug)
  if (!reading.form) throw new Error(reading.brokenPath)
  return previewMessages(reading.form, typed, sentAt)
    .messages.map((message) => String(drawMessage(readMessageBody(message))))
    .join('')
}

describe('the message as staff will see it', () => {
  it('shows what is typed so far', () => {
    expect(drawn('nomination', { title: 'More bridges' })).toContain('More bridges')
  })

  it('shows something for every question before anything is typed', () => {
    expect(drawn('nomination', {}).match(/<dt>/g)).toHaveLength(3)
  })

  it('turns no typed text into markup', () => {
    expect(drawn('nomination', { title: '<img src=x onerror=alert(1)>' })).not.toContain('<img')
  })

  it('mentions the staff role if the form does', () => {
    expect(drawn('contact', {})).toContain('@Staff')
  })

  it('goes to the webhook chosen by the answers typed so far', () => {
    const typed = { friend: 'true', friendName: 'Alex' }
    expect(previewMessages(harbourTrip, typed, sentAt).webhook).toBe('harbour-trip-pairs')
    expect(previewMessages(harbourTrip, {}, sentAt).webhook).toBe('harbour-trip')
  })

  it('is several messages when the answers are long', () => {
    const reading = readForm(everyFile, 'guild')
    if (!reading.form) throw new Error(reading.brokenPath)
    const typed = Object.fromEntries(reading.form.order.map((name) => [name, 'long '.repeat(900)]))
    expect(previewMessages(reading.form, typed, sentAt).messages.length).toBeGreaterThan(1)
  })
})
