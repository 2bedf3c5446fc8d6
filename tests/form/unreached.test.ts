import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreachedModules } from '../../src/form/unreached/unreached'
import { root } from '../../src/tooling/root'
import type { drawPlain } from '../support/plain-rjsf'

// The two modules that stand for rjsf's own throw when they are reached. That no form of the site reaches them is for the
// browser to show: any test fails there when a page throws, and security.spec.ts takes every branch of every form.

interface PlainRjsf {
  readonly drawPlain: typeof drawPlain
}

const folder = mkdtempSync(join(root, 'node_modules/.unreached-'))
let rjsf: PlainRjsf

beforeAll(async () => {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    resolve: { alias: [...unreachedModules] },
    ssr: { noExternal: true },
    // It would warn of "use client", which means nothing here.
    logLevel: 'error',
    build: { ssr: 'tests/support/plain-rjsf.tsx', outDir: folder, emptyOutDir: true },
  })
  // The build above has just written it.
  rjsf = (await import(join(folder, 'plain-rjsf.js'))) as PlainRjsf
})

afterAll(() => rmSync(folder, { recursive: true }))

it('draws a form that reaches neither of the two modules that are left out', () => {
  const html = rjsf.drawPlain({ type: 'object', properties: { name: { type: 'string', title: 'Name' } } })
  expect(html).toContain('id="root_name"')
})

it('throws where a form reaches the Markdown renderer', () => {
  const schema = { type: 'object', description: 'A *form*' } as const
  expect(() => rjsf.drawPlain(schema, { 'ui:enableMarkdownInDescription': true })).toThrow(
    'A form reached the Markdown renderer',
  )
})

it.each([
  ['to be resolved', { $id: 'https://forms.example/staff' }],
  ['to be found', {}],
])('throws where a form reaches the resolver for an address %s', (_, id) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...id,
    type: 'object',
    properties: { name: { $ref: 'name' } },
    $defs: { name: { $id: 'https://forms.example/name', type: 'string' } },
  } as const
  expect(() => rjsf.drawPlain(schema)).toThrow('A form reached the resolver of addresses')
})
