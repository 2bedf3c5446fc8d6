const check = '❌ Failed to send. Check webhook URL.'
const submit = '❌ Failed to submit. Please try again.'
const again = '❌ Submission failed. Please try again.'
const later = '❌ Submission failed. Please try again later.'
const network = '❌ Network error. Please try again later.'
const contact = '❌ Failed to send message. Try again later.'

/** What a visitor reads after sending: when it arrived, when it was refused, when nothing was reached. */
export interface OutcomeTexts {
  readonly success: string
  readonly refused: string
  readonly offline: string
}

/** Each form's texts, word for word. Source: specification, part 8; decisions, part 2. */
export const outcomeTexts: readonly (readonly [slug: string, texts: OutcomeTexts])[] = [
  texts('contact', '✅ Message sent successfully!', contact, contact),
  texts('staff', '✅ Application sent successfully!', check, '❌ Error sending application.'),
  texts('player-report', '✅ Player report sent successfully!', check, '❌ Error sending player report.'),
  texts('bug-report', '✅ Bug report sent successfully!', check, '❌ Error sending bug report.'),
  texts('unban-request', '✅ Unban request sent successfully!', check, '❌ Error sending unban request.'),
  texts(
    'purchase-support',
    '✅ Support request sent successfully!',
    check,
    '❌ Error sending support request.',
  ),
  texts(
    'general-support',
    '✅ Support request sent successfully!',
    check,
    '❌ Error sending support request.',
  ),
  texts('creator-apply', '✅ Application submitted successfully.', submit, submit),
  texts('rule-break-report', '✅ Report submitted successfully.', submit, submit),
  texts('ban-report', '✅ Ban Report submitted successfully!', again, network),
  texts('suggestion', '✅ Thank you for your suggestion!', later, later),
  texts('event-feedback', '✅ Thank you for your feedback!', again, network),
  texts(
    'appeal-minor-punishment',
    '✅ Appeal submitted successfully!',
    '⚠️ Submission failed. Please try again.',
    '⚠️ Network error. Please check your connection.',
  ),
  texts('partnership-application', '✅ Partnership application submitted successfully!', later, later),
  texts('media-influencer-apply', '✅ Media/Influencer application submitted successfully!', later, later),
  texts('moderator-application', '✅ Moderator application submitted successfully!', later, later),
  texts('whitelist-request', '✅ Whitelist request submitted successfully!', later, later),
  texts('name-change-request', '✅ Name change request submitted successfully!', later, later),
  texts('builder-application', '✅ Builder application submitted successfully!', again, network),
  texts('custom-rank-request', '✅ Custom rank request submitted successfully!', again, network),
]

function texts(slug: string, success: string, refused: string, offline: string) {
  return [slug, { success, refused, offline }] as const
}
