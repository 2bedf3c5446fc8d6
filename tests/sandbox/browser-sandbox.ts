import type { Fixtures } from '@playwright/test'
import { addressOf } from './a-sandbox'
import { startSandbox, type RunningSandbox } from '../../src/sandbox/start-sandbox'

export interface Sandboxes {
  readonly sandbox: RunningSandbox
  /** Another origin, whose pages have no content security policy. */
  readonly stranger: RunningSandbox
}

/** Each browser test has its own sandboxes, on free ports, so that tests can run in parallel. */
export const sandboxes: Fixtures<Sandboxes> = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the braces which fixtures this one needs.
  sandbox: async ({}, provide) => {
    const sandbox = await startSandbox({ port: 0, webhooks: ['guild', 'contact'], limits: 'off' })
    await provide(sandbox)
    await sandbox.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- As above.
  stranger: async ({}, provide) => {
    const stranger = await startSandbox({ port: 0, webhooks: [] })
    await provide(stranger)
    await stranger.close()
  },
}

/** Send a body to a webhook from outside any browser. */
export async function post(sandbox: RunningSandbox, body: object, webhook = 'guild'): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(sandbox.origin + addressOf({}, webhook), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}
