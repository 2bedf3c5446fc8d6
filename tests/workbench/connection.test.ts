import { describe, expect, it } from 'vitest'
import { createConnection } from '../../src/workbench/client/api/connection'

const files = { 'forms/guild/ui.json': '{}' }

/** A connection to a server with these replies by address; any other address gets a host's 404 page. */
function connectionTo(replies: Readonly<Record<string, unknown>>) {
  const asked: [string, RequestInit | undefined][] = []
  const connection = createConnection(
    async (address, request) => {
      asked.push([address, request])
      const reply = replies[address]
      if (reply instanceof Error) throw reply
      return reply === undefined ? new Response('<h1>Not found</h1>', { status: 404 }) : Response.json(reply)
    },
    async () => undefined,
  )
  return { connection, asked }
}

describe('opening the forms', () => {
  it('reads them from its own server, which can save them', async () => {
    const { connection } = connectionTo({ 'api/forms': { files, inbox: 'http://localhost:4174/' } })
    expect(await connection.open()).toEqual({
      files: new Map(Object.entries(files)),
      canSave: true,
      inbox: 'http://localhost:4174/',
    })
  })

  it('reads the static copies if there is no server', async () => {
    const { connection } = connectionTo({ 'forms.json': { files, inbox: null } })
    expect(await connection.open()).toMatchObject({ canSave: false, inbox: null })
  })

  it('returns nothing if there is no reply', async () => {
    const { connection } = connectionTo({
      'api/forms': new TypeError('offline'),
      'forms.json': new TypeError('offline'),
    })
    expect(await connection.open()).toBeUndefined()
  })

  it('returns nothing if the server refuses', async () => {
    const { connection } = connectionTo({ 'api/forms': { state: 'refused', why: 'no' } })
    expect(await connection.open()).toBeUndefined()
  })
})

describe('saving', () => {
  it('sends the changes as JSON to the form', async () => {
    const changes = [{ path: 'forms/guild/ui.json', base: '{}', text: '{ "a": 1 }' }]
    const { connection, asked } = connectionTo({ 'api/forms/guild': { state: 'saved', building: false } })
    expect(await connection.save('guild', changes)).toEqual({ state: 'saved', building: false })
    expect(asked[0]?.[1]).toMatchObject({ method: 'PUT', body: JSON.stringify({ changes }) })
  })

  it('returns nothing if there is no reply', async () => {
    const { connection } = connectionTo({ 'api/forms/guild': new TypeError('offline') })
    expect(await connection.save('guild', [])).toBeUndefined()
  })
})

it('says whether a message arrived in the inbox', async () => {
  expect(await connectionTo({ 'api/send': { sent: true } }).connection.send('guild', {})).toBe(true)
  expect(await connectionTo({}).connection.send('guild', {})).toBe(false)
})
