import { describe, expect, test } from 'vitest'
import { playersText, readServerStatus, statusUrl } from '../../src/live/server-status'

const mcsrvstat = {
  online: true,
  ip: '203.0.113.5',
  port: 25565,
  protocol: 767,
  players: { online: 42, max: 200, list: ['Alex'] },
  motd: { raw: ['§aHi'], clean: ['Hi'], html: ['<span>Hi</span>'] },
}

const mcstatus = {
  online: true,
  host: 'play.example.net',
  srv_record: null,
  version: { name_raw: '1.21', name_html: '<b>1.21</b>', protocol: 767 },
  players: { online: 42, max: 200, list: [] },
}

describe('reading a status', () => {
  test.each([
    ['mcsrvstat.us', mcsrvstat],
    ['mcstatus.io', mcstatus],
  ])('accepts the reply of %s', (_, reply) => {
    expect(readServerStatus(reply)).toEqual({ online: true, players: 42, most: 200 })
  })

  test('accepts an offline reply, which has no players', () => {
    expect(readServerStatus({ online: false })).toEqual({ online: false })
  })

  test.each([
    null,
    'online',
    [],
    [{ online: true }],
    {},
    { online: 'true' },
    { online: 1 },
    { players: { online: 3, max: 5 } },
  ])('takes %j for no status', (reply) => {
    expect(readServerStatus(reply)).toBeUndefined()
  })

  test.each([-1, 1.5, Number.NaN, '<b>3</b>', null, [], {}, true])(
    'leaves out players that are %j',
    (online) => {
      expect(readServerStatus({ online: true, players: { online, max: online } })).toEqual({ online: true })
    },
  )
})

describe('the players', () => {
  test('are shown as online/max', () => {
    expect(playersText({ online: true, players: 3, most: 50 }, '/')).toBe('3/50')
  })

  test('are 0 and ? if the reply has no numbers', () => {
    expect(playersText({ online: true }, '/')).toBe('0/?')
  })
})

test('the request address contains host and port', () => {
  expect(statusUrl('https://status.test/2/{address}', 'play.test:25565')).toBe(
    'https://status.test/2/play.test:25565',
  )
})
