import { expect, it } from 'vitest'
import { headersFor } from '../../src/tooling/headers'
import { workbenchHeaders } from '../../src/tooling/workbench-build'

it('lets the workbench load only its own files, and be framed only by itself', () => {
  const headers = headersFor(workbenchHeaders(), '/index.html')
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; /)
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe-inline|\*|data:|blob:/)
  expect(headers).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  })
})

it('lets it call only the address that changes are proposed to', () => {
  const policyOf = (api?: string) =>
    headersFor(workbenchHeaders(api === undefined ? {} : { api }), '/index.html')['Content-Security-Policy']
  expect(policyOf()).toContain("connect-src 'self';")
  expect(policyOf('https://api.example/v3')).toContain("connect-src 'self' https://api.example;")
})

it('lets the sign-in window reply to the page that opened it, only if signing in is set up', () => {
  const headers = headersFor(workbenchHeaders({ signIn: 'https://relay.example' }), '/index.html')
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  expect(headers['Content-Security-Policy']).not.toContain('relay.example')
})
