import { afterEach, describe, expect, it } from 'vitest'
import { loadForm } from '../../src/catalog/load-form'
import { toMessages } from '../../src/engine/message/to-messages'
import { validate } from '../../src/engine/answers/validate'
import { messageFaults } from '../support/message-faults'
import { answersOf, formOf } from '../support/fixtures'
import { expectCleanPrototypes, readAttacks } from './read-attacks'

interface AnswersAttack {
  readonly name: string
  readonly form: string
  /** Merged into the form's minimal valid answers. */
  readonly answers: Readonly<Record<string, unknown>>
  /** The rule that refuses it, by question; there must be no other errors. */
  readonly refused?: Readonly<Record<string, string>>
  /** The stored answer if it is accepted; null for none. */
  readonly kept?: Readonly<Record<string, unknown>>
  /** The questions that keep their valid answer. */
  readonly unchanged?: readonly string[]
}

afterEach(expectCleanPrototypes)

/** Both objects merged, as they would arrive: every key is an own key, including `__proto__`. */
function asSent(slug: string, answers: object): Readonly<Record<string, unknown>> {
  const good = JSON.stringify(answersOf(slug, 'minimal'))
  return JSON.parse(`${good.slice(0, -1)},${JSON.stringify(answers).slice(1)}`)
}

describe.each(readAttacks<AnswersAttack>('answers'))('$name', (attack) => {
  const { form: slug, answers, refused, kept, unchanged = [] } = attack
  const form = formOf(slug)

  it('is refused with the text of its question, or harmless', () => {
    const result = validate(form, asSent(slug, answers))
    const errors = result.ok ? [] : result.errors
    expect(Object.fromEntries(errors.map(({ name, rule }) => [name, rule]))).toEqual(refused ?? {})
    expect(errors.every(({ text }) => text.trim() !== '')).toBe(true)
    if (!result.ok) return
    for (const [name, value] of Object.entries(kept ?? {})) expect(result.value[name] ?? null).toEqual(value)
    for (const name of unchanged) expect(result.value[name]).toEqual(answersOf(slug, 'minimal')[name])
    expect(Object.keys(result.value).every((name) => form.order.includes(name))).toBe(true)
    const context = { reference: 'XX-7K3M9Q', sentAt: new Date(0) }
    const messages = toMessages(form, result.value, context)
    expect(messageFaults(form, result.value, messages)).toEqual([])
  })
})

describe('an unknown form', () => {
  it.each([
    '',
    'nothing',
    '__proto__',
    'constructor',
    'toString',
    '../contact',
    'contact/',
    'CONTACT',
    'contact\0',
  ])('%j is not found', async (slug) => {
    expect(await loadForm(slug)).toBeUndefined()
  })
})
