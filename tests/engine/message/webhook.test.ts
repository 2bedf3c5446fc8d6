import { describe, expect, it } from 'vitest'
import type { Answers, ValidAnswers } from '../../../src/engine/schema/answers'
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

// The routing only checks that the answers exist.
const to = (answers: Answers) => webhookFor(message, answers as ValidAnswers)

describe('the webhook for the answers', () => {
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

  it('is that of the first matching route', () => {
    expect(to({ urgent: true, rating: 1, topic: 'Billing' })).toBe('money')
  })

  it('is the form’s own if there are no routes', () => {
    expect(webhooksOf(aMessage({ webhook: 'support' }))).toEqual(['support'])
    expect(webhooksOf(message)).toEqual(['support', 'money', 'pvp', 'urgent', 'unhappy'])
  })
})
