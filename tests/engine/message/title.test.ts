import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../src/engine/schema/answers'
import type { FormMessage, FormProperties } from '../../../src/engine/schema/definition'
import { lengthOf } from '../../../src/engine/message/limits'
import { messageTitle, threadName } from '../../../src/engine/message/title'
import { validate } from '../../../src/engine/answers/validate'
import { aMessage } from '../../support/a-message'
import { aForm } from '../a-form'

function titleOf(title: string, answers: Answers, fields: FormMessage['fields'] = {}): string {
  const form = { ...aForm({ properties: { player: { type: 'string' }, reason: { type: 'string' } } }) }
  const result = validate(form, answers)
  return result.ok ? messageTitle({ ...form, message: aMessage({ title, fields }) }, result.value) : 'refused'
}

describe('the title of a message', () => {
  it('contains the answers it names', () => {
    expect(titleOf('Report: {player} ({reason})', { player: 'Steve', reason: 'x' })).toBe('Report: Steve (x)')
  })

  it('shows markdown as it was typed, and makes no link', () => {
    const title = titleOf('Report: {player}', { player: '*A* https://a.example' })
    expect(title).toBe('Report: \\*A\\* https\\://a.example')
  })

  it('stays on one line', () => {
    expect(titleOf('Report: {player}', { player: 'a\n\n b' })).toBe('Report: a b')
  })

  it('shows the fallback of an empty answer', () => {
    const fields = { reason: { fallback: 'None' } }
    expect(titleOf('{player}, {reason}', {}, fields)).toBe('Not provided, None')
  })

  it('has the room that Discord has for its own words, and none for an answer then', () => {
    const words = 'Report '.repeat(36)
    expect(titleOf(`${words}full`, {})).toBe(`${words}full`)
    expect(titleOf(`${words}full{player}`, { player: 'Steve' })).toBe(`${words}full`)
    expect(lengthOf(titleOf(`${words}{player}`, { player: 'Steve and Alex' }))).toBe(256)
  })

  it('cuts a long answer, and says so', () => {
    const title = titleOf('Report: {player}', { player: '_'.repeat(2000) })
    expect(title.endsWith('\\_…')).toBe(true)
    expect(lengthOf(title)).toBeLessThanOrEqual(256)
  })

  it('shares its length among the answers', () => {
    const title = titleOf('{player} {reason}', { player: 'a'.repeat(300), reason: 'b'.repeat(300) })
    expect(title).toMatch(/^a{100,}… b{100,}…$/)
    expect(lengthOf(title)).toBeLessThanOrEqual(256)
  })

  it('gives a long answer the room that a short one leaves', () => {
    const reason = 'b'.repeat(240)
    expect(titleOf('{player}: {reason}', { player: 'Steve', reason })).toBe(`Steve: ${reason}`)
    expect(titleOf('{reason}, {player}', { player: 'Steve', reason: 'b'.repeat(300) })).toBe(
      `${'b'.repeat(248)}…, Steve`,
    )
  })

  it('keeps its length where it names one answer twice', () => {
    const title = titleOf('{player} {player}', { player: '_'.repeat(300) })
    expect(lengthOf(title)).toBeLessThanOrEqual(256)
    expect(title).toMatch(/^(?:\\_)+… (?:\\_)+…$/)
  })

  it('keeps a placeholder without a question, and never reads one from an answer', () => {
    expect(titleOf('{nobody} {player}', { player: '{reason}', reason: 'x' })).toBe('{nobody} {reason}')
  })
})

describe('the title of a post', () => {
  const postOf = (thread: string | undefined, answers: Answers) => {
    const properties: FormProperties = {
      player: { type: 'string' },
      games: { type: 'array', items: { type: 'string', enum: ['PvP', 'Skyblock'] } },
    }
    const form = aForm({ properties })
    const result = validate(form, answers)
    const message = aMessage(thread === undefined ? {} : { thread })
    return result.ok ? threadName({ ...form, message }, result.value) : 'refused'
  }

  it('contains the answers it names as they were typed, on one line', () => {
    const answers = { player: 'A_l*e*x\nof Oak', games: ['PvP', 'Skyblock'] }
    expect(postOf('{player}: {games}', answers)).toBe('A_l*e*x of Oak: PvP, Skyblock')
  })

  it('exists only if staff have written one', () => {
    expect(postOf(undefined, { player: 'Steve' })).toBeUndefined()
  })

  it('shows the fallback of an empty answer', () => {
    expect(postOf('{player}', {})).toBe('Not provided')
  })

  it('has 100 code points at most, and ends after a word', () => {
    const title = postOf('Report: {player}', { player: '🐉 is a dragon '.repeat(20) }) ?? ''
    expect(lengthOf(title)).toBeLessThanOrEqual(100)
    expect(title).toMatch(/^Report: 🐉 is a dragon .* (?:is|a|dragon|🐉)…$/u)
  })

  it('keeps an ellipsis that was typed, and the word before it', () => {
    const player = `${'The dragon '.repeat(6)}flew away…`
    expect(postOf('{player}', { player })).toBe(player)
  })

  it('cuts a single word that is too long', () => {
    expect(postOf('{player}', { player: 'x'.repeat(200) })).toBe(`${'x'.repeat(99)}…`)
    expect(lengthOf(postOf('{player}', { player: '🐉'.repeat(200) }) ?? '')).toBe(100)
  })
})
