import { expect, it } from 'vitest'
import { formatHeaders, headersFor, parseHeaders } from '../../src/tooling/headers'

const text = '/*\n  X-Frame: none\n  Cache-Control: no-store\n\n/assets/*\n  Cache-Control: immutable\n'

it('reads paths at the start of a line and their headers below', () => {
  expect(parseHeaders(text)).toEqual([
    { path: '/*', headers: { 'X-Frame': 'none', 'Cache-Control': 'no-store' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ])
})

it('keeps colons inside a value', () => {
  expect(parseHeaders('/\n  Link: <https://a.example>\n')[0]?.headers).toEqual({
    Link: '<https://a.example>',
  })
})

it('gives a path the headers of every matching block, the later one winning', () => {
  const rules = parseHeaders(text)
  expect(headersFor(rules, '/assets/a.js')).toEqual({ 'X-Frame': 'none', 'Cache-Control': 'immutable' })
  expect(headersFor(rules, '/about')).toEqual({ 'X-Frame': 'none', 'Cache-Control': 'no-store' })
})

it('reads back what it writes', () => {
  expect(formatHeaders(parseHeaders(text))).toBe(text)
})
