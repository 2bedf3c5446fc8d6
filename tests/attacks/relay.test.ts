import { describe, expect, it } from 'vitest'
import { validate } from '../../src/engine/answers/validate'
import { aRelay, secretToken } from '../relay/a-relay'
import { formOf } from '../support/fixtures'
import { messageFaults } from '../support/message-faults'
import { attackedForm, relayAttacks, requestOf } from './relay-attack'

const form = formOf(attackedForm)

describe('the relay handles malicious requests', () => {
  it.each(relayAttacks)('$name: $expect.status', async (attack) => {
    const relay = aRelay()
    const { path, init } = requestOf(attack)
    const reply = await relay.ask(path, init)
    const text = await reply.text()
    expect(reply.status).toBe(attack.expect.status)
    expect(text).toContain(attack.expect.code === undefined ? '' : `"code":"${attack.expect.code}"`)
    expect(text + JSON.stringify(relay.logged)).not.toContain(secretToken)
    expect(relay.kept).toHaveLength(attack.expect.status === 202 ? 1 : 0)
    for (const { messages } of relay.kept) expect(messages).not.toHaveLength(0)
    expect(Object.prototype).not.toHaveProperty('trap')
  })

  const accepted = relayAttacks.filter(({ expect }) => expect.status === 202)

  it.each(accepted)('and turns it into a harmless message: $name', async (attack) => {
    const relay = aRelay()
    const { path, init } = requestOf(attack)
    await relay.ask(path, init)
    // A text from the list: the body is an object with answers.
    const sent = JSON.parse(new TextDecoder().decode(init.body as Uint8Array)) as {
      readonly answers: Readonly<Record<string, unknown>>
    }
    const answers = validate(form, sent.answers)
    if (!answers.ok) throw new Error('This attack was accepted with answers that are not valid.')
    expect(messageFaults(form, answers.value, relay.kept[0]?.messages ?? [])).toEqual([])
  })

  it('has names that differ', () => {
    expect(new Set(relayAttacks.map(({ name }) => name)).size).toBe(relayAttacks.length)
  })
})
