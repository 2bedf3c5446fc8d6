import { expect, it } from 'vitest'
import { readAudit } from '../../../src/tooling/audit/read-audit'

const hole = { name: 'ajv', severity: 'high', via: [{ title: 'Prototype pollution' }, 'fast-uri'] }

it('names each hole the registry knows', () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: { ajv: hole }, metadata: {} }))).toEqual({
    kind: 'holes',
    holes: [{ name: 'ajv', severity: 'high', titles: ['Prototype pollution', 'fast-uri'] }],
  })
})

it('takes a hole for one though its report is in an unknown shape', () => {
  expect(readAudit('{"vulnerabilities":{"ajv":7}}')).toMatchObject({ kind: 'holes' })
})

it('is clean only where a report says so', () => {
  expect(readAudit('{"vulnerabilities":{},"metadata":{}}')).toEqual({ kind: 'clean' })
})

it.each([
  ['no registry', '{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['no network', '{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
  ['nothing printed', '', ''],
  ['no JSON', 'npm: command not found', ''],
  ['a list', '[]', ''],
])('says that nobody answered where there is %s', (_, printed, why) => {
  expect(readAudit(printed)).toEqual({ kind: 'unanswered', why })
})
