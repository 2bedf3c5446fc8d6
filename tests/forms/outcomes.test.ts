import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../src/build/read-definitions'

const check = '❌ Failed to send. Check webhook URL.'
const submit = '❌ Failed to submit. Please try again.'
const again = '❌ Submission failed. Please try again.'
const later = '❌ Submission failed. Please try again later.'
const network = '❌ Network error. Please try again later.'
const contact = '❌ Failed to send message. Try again later.'

/** Source: specification, part 8; decisions, part 2. */
const outcomes = [
  ['contact', '✅ Message sent successfully!', contact, contact],
  ['staff', '✅ Application sent successfully!', check, '❌ Error sending application.'],
  ['player-report', '✅ Player report sent successfully!', check, '❌ Error sending player report.'],
  ['bug-report', '✅ Bug report sent successfully!', check, '❌ Error sending bug report.'],
  ['unban-request', '✅ Unban request sent successfully!', check, '❌ Error sending unban request.'],
  ['purchase-support', '✅ Support request sent successfully!', check, '❌ Error sending support request.'],
  ['general-support', '✅ Support request sent successfully!', check, '❌ Error sending support request.'],
  ['creator-apply', '✅ Application submitted successfully.', submit, submit],
  ['rule-break-report', '✅ Report submitted successfully.', submit, submit],
  ['ban-report', '✅ Ban Report submitted successfully!', again, network],
  ['suggestion', '✅ Thank you for your suggestion!', later, later],
  ['event-feedback', '✅ Thank you for your feedback!', again, network],
  [
    'appeal-minor-punishment',
    '✅ Appeal submitted successfully!',
    '⚠️ Submission failed. Please try again.',
    '⚠️ Network error. Please check your connection.',
  ],
  ['partnership-application', '✅ Partnership application submitted successfully!', later, later],
  ['media-influencer-apply', '✅ Media/Influencer application submitted successfully!', later, later],
  ['moderator-application', '✅ Moderator application submitted successfully!', later, later],
  ['whitelist-request', '✅ Whitelist request submitted successfully!', later, later],
  ['name-change-request', '✅ Name change request submitted successfully!', later, later],
  ['builder-application', '✅ Builder application submitted successfully!', again, network],
  ['custom-rank-request', '✅ Custom rank request submitted successfully!', again, network],
] as const

describe('what a visitor reads after sending', () => {
  it('is set for twenty forms', () => {
    expect(new Set(outcomes.map(([slug]) => slug)).size).toBe(20)
  })

  it.each(outcomes)('%s', (slug, success, refused, offline) => {
    expect(readDefinition(slug).message.outcomes).toEqual({ success, refused, offline })
  })
})

describe('the button while a form is on its way', () => {
  it.each([
    ['contact', { sending: 'Sending...', disabledWhileSending: true }],
    ['creator-apply', { sending: 'Submitting...' }],
    ['appeal-minor-punishment', { sending: 'Submitting...', disabledWhileSending: true }],
  ])('of %s shows what the specification says', (slug, expected) => {
    const { label, ...sending } = readDefinition(slug).ui['ui:submit']
    expect(label).not.toBe('')
    expect(sending).toEqual(expected)
  })
})
