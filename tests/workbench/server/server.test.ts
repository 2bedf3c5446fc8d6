import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { serveWorkbench } from '../../../src/workbench/server/server'

const page = new Hono()
page.get('/', (context) => context.html('<h1>Forms</h1>'))
page.get('/client.js', (context) => context.text('export {}'))

const ask = (path: string, accept = 'text/html,*/*') =>
  serveWorkbench({ page }).request(path, { headers: { host: 'localhost:4273', accept } })

describe('the address of the workbench', () => {
  it('shows the list of forms', async () => {
    expect(await (await ask('/workbench/')).text()).toBe('<h1>Forms</h1>')
    expect((await ask('/workbench/client.js', '*/*')).status).toBe(200)
  })

  it.each(['/workbench', '/workbench/forms/nomination', '/workbench/form?name=nomination'])(
    'leads to it from %s, which has no page',
    async (path) => {
      const reply = await ask(path)
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/workbench/'])
    },
  )

  it('leaves a missing script missing', async () => {
    expect((await ask('/workbench/old.js', '*/*')).status).toBe(404)
  })
})
