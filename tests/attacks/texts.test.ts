// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { toMessages } from '../../src/engine/message/to-messages'
import { validate } from '../../src/engine/answers/validate'
import { createSandbox } from '../../src/sandbox/create-sandbox'
import { sandboxWebhookUrl } from '../../src/sandbox/identity'
import { aForm } from '../engine/a-form'
import { readAsDiscord } from '../support/discord-reading'
import { readAttacks } from './read-attacks'

interface TextAttack {
  readonly name: string
  readonly text: string
  /** What people may see of it; the text itself unless something must be removed. */
  readonly shown?: string
  /** The links it may become; none by default. */
  readonly links?: readonly string[]
}

const form = aForm({
  required: ['name', 'reason'],
  properties: { name: { title: 'Name', type: 'string' }, reason: { title: 'Reason', type: 'string' } },
})

/** What arrives of a visitor's text: the message's field, what the sandbox recorded, and the inbox's page. */
async function send(text: string) {
  const sandbox = createSandbox({ webhooks: ['test-form'], limits: 'off' })
  const result = validate(form, { name: text.slice(0, 40), reason: text })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const [message, ...more] = toMessages(form, result.value, { reference: 'TEST-7K3M9Q', sentAt: new Date(0) })
  const url = sandboxWebhookUrl('', 'test-form')
  const headers = { 'Content-Type': 'application/json' }
  const reply = await sandbox.app.request(url, { method: 'POST', headers, body: JSON.stringify(message) })
  const page = await (await sandbox.app.request('/')).text()
  const inbox = new DOMParser().parseFromString(page, 'text/html')
  const value = message?.embeds[0]?.fields.at(-1)?.value ?? ''
  return { message, more, status: reply.status, notified: sandbox.messages()[0]?.notified, value, inbox }
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u200B', '')
const nobody = { users: [], roles: [], everyone: false }
const elementsOf = (node: Element | null | undefined) => [...(node?.querySelectorAll('*') ?? [])]

describe.each(readAttacks<TextAttack>('texts'))('$name', ({ text, shown = text, links = [] }) => {
  it('arrives as the plain text it is, and notifies no one', async () => {
    const { message, more, status, notified, value, inbox } = await send(text)
    expect(status).toBe(204)
    expect(more).toEqual([])
    expect(notified).toEqual(nobody)
    expect(message?.allowed_mentions).toEqual({ parse: [] })

    const reading = readAsDiscord(value)
    expect(reading.formatting).toEqual([])
    expect(reading.links).toEqual(links)
    expect(plain(reading.shown)).toBe(shown)
    expect(readAsDiscord(message?.embeds[0]?.title ?? '', 'title').formatting).toEqual([])

    const field = [...inbox.querySelectorAll('.field dd')].at(-1)
    expect(plain(field?.querySelector('.lines')?.textContent)).toBe(shown)
    expect([...(field?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(links)
    const kinds = new Set(elementsOf(field).map(({ localName }) => localName))
    expect([...kinds].filter((kind) => kind !== 'div' && kind !== 'a')).toEqual([])
    expect(inbox.querySelectorAll('script')).toHaveLength(1)
    const handlers = elementsOf(inbox.body).flatMap((node) =>
      node.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
    )
    expect(handlers).toEqual([])
  })
})
