import { expect, test } from 'vitest'
import { sandboxGuildId } from '../../../src/sandbox/identity'
import type { FaultKind } from '../../../src/sandbox/faults/fault'
import { aSandbox } from '../a-sandbox'

const path = `/api/v10/guilds/${sandboxGuildId}/widget.json`

async function widget(kind?: FaultKind<'widget'>): Promise<{ status: number; body: unknown }> {
  const sandbox = aSandbox({ network: { presenceCount: 77 } })
  if (kind !== undefined) sandbox.setFaults([{ target: 'widget', kind }])
  const response = await sandbox.app.request(path)
  return { status: response.status, body: await response.json().catch(() => null) }
}

test('reports how many are online, like the real one', async () => {
  expect(await widget()).toEqual({
    status: 200,
    body: {
      id: sandboxGuildId,
      name: 'Sandbox Network',
      instant_invite: null,
      channels: [{ id: expect.stringMatching(/^\d{17,20}$/), name: 'Lounge', position: 0 }],
      members: expect.arrayContaining([expect.objectContaining({ discriminator: '0000', status: 'online' })]),
      presence_count: 77,
    },
  })
})

test('knows only one group', async () => {
  const response = await aSandbox().app.request('/api/v10/guilds/999999999999999999/widget.json')
  expect([response.status, await response.json()]).toEqual([404, { message: 'Unknown Guild', code: 10004 }])
})

test('can be disabled', async () => {
  expect(await widget('disabled')).toEqual({ status: 403, body: { message: 'Widget Disabled', code: 50004 } })
})

test('can be empty', async () => {
  expect((await widget('empty')).body).toEqual({})
})

test('can have its count as text', async () => {
  expect((await widget('numeric-strings')).body).toMatchObject({ presence_count: '77' })
})

test('can carry markup, with the count left as it is', async () => {
  expect((await widget('markup')).body).toMatchObject({
    name: expect.stringContaining('<img'),
    presence_count: 77,
  })
})

test('can lack its count', async () => {
  const { body } = await widget('missing-fields')
  expect(body).toHaveProperty('name')
  expect(body).not.toHaveProperty('presence_count')
})

test('can fail', async () => {
  expect((await widget('server-error')).status).toBe(500)
})

test('can be cut off', async () => {
  expect((await widget('dropped')).status).toBe(599)
})
