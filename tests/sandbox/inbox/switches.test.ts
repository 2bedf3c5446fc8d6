import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/create-sandbox'
import { faultKinds } from '../../../src/sandbox/faults/fault'
import { aSandbox, send } from '../a-sandbox'

type Entries = readonly (readonly [string, string])[]

async function press(sandbox: Sandbox, path: 'switches' | 'upkeep', entries: Entries): Promise<Response> {
  const body = new URLSearchParams(entries.map(([name, value]) => [name, value]))
  return sandbox.app.request(`/sandbox/${path}`, { method: 'POST', body })
}

const form: Entries = [
  ['target', 'webhook'],
  ['webhook', ''],
  ['delay', '1.5'],
  ['retryAfter', '3'],
  ['scope', 'shared'],
  ['status', '502'],
  ['times', ''],
]

describe('the form of a service', () => {
  test('switches on what is ticked, with its details', async () => {
    const sandbox = aSandbox()
    const ticked: Entries = [
      ['kind', 'slow'],
      ['kind', 'rate-limited'],
      ['kind', 'server-error'],
    ]
    await press(sandbox, 'switches', [...form, ...ticked])
    expect(sandbox.faults()).toEqual([
      { target: 'webhook', kind: 'slow', delay: 1500 },
      { target: 'webhook', kind: 'rate-limited', retryAfter: 3000, scope: 'shared' },
      { target: 'webhook', kind: 'server-error', status: 502 },
    ])
  })

  test('switches off what is not ticked', async () => {
    const sandbox = aSandbox()
    sandbox.setFaults([{ target: 'webhook', kind: 'slow' }])
    await press(sandbox, 'switches', form)
    expect(sandbox.faults()).toEqual([])
  })

  test('does not change other services and single webhooks', async () => {
    const sandbox = aSandbox()
    const others = [
      { target: 'status', kind: 'slow' },
      { target: 'webhook', kind: 'slow', webhook: 'guild' },
    ] as const
    sandbox.setFaults(others)
    await press(sandbox, 'switches', [...form, ['kind', 'deleted']])
    expect(sandbox.faults()).toEqual([...others, { target: 'webhook', kind: 'deleted' }])
  })

  test('applies to one webhook, and returns to it', async () => {
    const sandbox = aSandbox()
    const aimed: Entries = [
      ['target', 'webhook'],
      ['webhook', 'guild'],
      ['kind', 'deleted'],
      ['times', '2'],
    ]
    const response = await press(sandbox, 'switches', aimed)
    expect(sandbox.faults()).toEqual([{ target: 'webhook', webhook: 'guild', kind: 'deleted', times: 2 }])
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/?webhook=guild'])
  })

  test.each(['flood', 'constructor'])('refuses the unknown fault "%s"', async (kind) => {
    const response = await press(aSandbox(), 'switches', [...form, ['kind', kind]])
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(`has no fault "${kind}"`),
    ])
  })
})

describe('upkeep', () => {
  const busy = async () => {
    const sandbox = aSandbox()
    await send(sandbox, { content: 'one' })
    await send(sandbox, { content: 'two' }, { webhook: 'contact' })
    sandbox.setFaults([{ target: 'status', kind: 'offline' }])
    return sandbox
  }

  test.each<[string, Entries, number, number]>([
    ['clears all faults', [['do', 'clear-faults']], 2, 0],
    ['deletes all messages', [['do', 'clear-messages']], 0, 1],
    [
      'deletes the messages of one webhook',
      [
        ['do', 'clear-messages'],
        ['webhook', 'guild'],
      ],
      1,
      1,
    ],
    ['resets everything', [['do', 'reset']], 0, 0],
  ])('%s', async (_, entries, messages, faults) => {
    const sandbox = await busy()
    await press(sandbox, 'upkeep', entries)
    expect([sandbox.messages().length, sandbox.faults().length]).toEqual([messages, faults])
  })
})

describe('the page', () => {
  const page = async (sandbox: Sandbox, path = '/') => (await sandbox.app.request(path)).text()

  test('has a switch for every fault', async () => {
    const html = await page(aSandbox())
    const shown = [...html.matchAll(/name="kind"\s+value="([^"]+)"/g)].map((match) => match[1])
    expect(shown).toEqual(Object.values(faultKinds).flat())
  })

  test('ticks what is on, and lists it', async () => {
    const sandbox = aSandbox()
    sandbox.setFaults([
      { target: 'webhook', kind: 'deleted', webhook: 'guild', times: 2 },
      { target: 'votes', kind: 'empty' },
    ])
    const html = await page(sandbox, '/?webhook=guild')
    const ticked = [...html.matchAll(/value="([^"]+)"\s+checked/g)].map((match) => match[1])
    expect(ticked).toEqual(['deleted', 'empty'])
    expect(html).toContain('<li>Webhooks #guild: Webhook deleted: 404 (2 more times)</li>')
  })

  test('says when no fault is on', async () => {
    expect(await page(aSandbox())).toContain('All services work.')
  })
})
