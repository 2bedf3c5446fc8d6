import { describe, expect, it } from 'vitest'
import type { Answers, ValidAnswers } from '../../../src/engine/answers/answers'
import { webhookFor, webhooksOf } from '../../../src/engine/message/webhook'
import type { Route } from '../../../src/engine/schema/definition'
import { aMessage } from '../../support/a-message'

const routes: readonly Route[] = [
  { property: 'topic', answers: ['Billing', 'Refund'], webhook: 'money' },
  { property: 'games', answers: ['PvP'], webhook: 'pvp' },
  { property: 'urgent', answers: [true], webhook: 'urgent' },
  { property: 'rating', answers: [1, 2], webhook: 'unhappy' },
]
const message = aMessage({ webhook: 'support', routes: [...routes] })

// The routing asks no more of answers than that they are there.
const to = (answers: Answers) => webhookFor(message, answers as ValidAnswers)

describe('the webhook that answers go to', () => {
  it.each<[Answers, string]>([
    [{}, 'support'],
    [{ topic: 'Other' }, 'support'],
    [{ topic: 'Refund' }, 'money'],
    [{ games: ['Skyblock', 'PvP'] }, 'pvp'],
    [{ games: ['Skyblock'] }, 'support'],
    [{ urgent: true }, 'urgent'],
    [{ rating: 2 }, 'unhappy'],
    [{ rating: 3 }, 'support'],
  ])('for %o is %s', (answers, webhook) => {
    expect(to(answers)).toBe(webhook)
  })

  it('is that of the first route that fits', () => {
    expect(to({ urgent: true, rating: 1, topic: 'Billing' })).toBe('money')
  })

  it('is the form’s own where there are no routes', () => {
    expect(webhooksOf(aMessage({ webhook: 'support' }))).toEqual(['support'])
    expect(webhooksOf(message)).toEqual(['support', 'money', 'pvp', 'urgent', 'unhappy'])
  })
})
