import { describe, expect, it } from 'vitest'
import type { StoreEvent } from '../../src/workbench/client/store/reducer'
import type { BuildReply, SaveReply } from '../../src/workbench/api'
import { createConnection, type Connection } from '../../src/workbench/client/api/connection'
import { saveForm, type Saving } from '../../src/workbench/client/store/save-form'

const changes = [{ path: 'forms/guild/ui.json', base: '{}', text: '{ "a": 1 }' }]

/** Save to a server that replies like this; returns the progress reports. */
async function saved(reply: SaveReply | undefined, ...builds: readonly (BuildReply | undefined)[]) {
  const told: Saving[] = []
  const events: StoreEvent[] = []
  const left = [...builds]
  const connection: Connection = {
    open: async () => undefined,
    version: () => Promise.resolve(undefined),
    save: async () => reply,
    build: async () => left.shift(),
    send: async () => false,
    wait: async () => undefined,
  }
  await saveForm(
    connection,
    'guild',
    changes,
    (saving) => told.push(saving),
    (event) => events.push(event),
  )
  return { steps: told.map(({ step }) => step), last: told.at(-1), events }
}

describe('saving a form', () => {
  it('ends when the site is updated', async () => {
    const { steps, events } = await saved(
      { state: 'saved', building: true },
      { state: 'building' },
      { state: 'building' },
      { state: 'built' },
    )
    expect(steps).toEqual(['saving', 'building', 'built'])
    expect(events).toEqual([{ type: 'saved', changes }])
  })

  it('ends at once if nothing is built', async () => {
    expect((await saved({ state: 'saved', building: false })).steps).toEqual(['saving', 'saved'])
  })

  it('reports the output of a failed build', async () => {
    const { last } = await saved({ state: 'saved', building: true }, { state: 'failed', report: 'line 3' })
    expect(last).toEqual({ step: 'build-failed', report: 'line 3' })
  })

  it('does not claim that the site is updated when the server stops responding', async () => {
    expect((await saved({ state: 'saved', building: true }, undefined)).steps).toEqual([
      'saving',
      'building',
      'saved',
    ])
  })

  it('passes a conflict to the state with the text on disk', async () => {
    const files = [{ path: 'forms/guild/ui.json', text: 'theirs' }]
    const { steps, events } = await saved({ state: 'conflict', files })
    expect(steps).toEqual(['saving', 'conflict'])
    expect(events).toEqual([{ type: 'disk-changed', files: new Map([['forms/guild/ui.json', 'theirs']]) }])
  })

  it('does not change the state when it is refused', async () => {
    const { last, events } = await saved({ state: 'refused', why: 'no' })
    expect(last).toEqual({ step: 'refused', why: 'no' })
    expect(events).toEqual([])
  })

  it('reports a missing reply', async () => {
    expect((await saved(undefined)).steps).toEqual(['saving', 'unreachable'])
  })

  it('takes the reply of another server, such as a proxy, for a missing one', async () => {
    const fetch = () => Promise.resolve(Response.json({ error: 'Bad Gateway' }, { status: 502 }))
    const { steps, events } = await saved(
      await createConnection(fetch, async () => {}).save('guild', changes),
    )
    expect(steps).toEqual(['saving', 'unreachable'])
    expect(events).toEqual([])
  })
})
