import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreachedModules } from '../../src/form/unreached/unreached'
import { root } from '../../src/tooling/root'
import type { drawPlain } from '../support/plain-rjsf'

// The replacements for two of rjsf's modules throw when they are used. The browser tests prove that no form of the
// site uses them: any test fails when a page throws, and security.spec.ts visits every branch of every form.

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
    // It would warn about "use client", which means nothing here.
    logLevel: 'error',
    build: { ssr: 'tests/support/plain-rjsf.tsx', outDir: folder, emptyOutDir: true },
  })
  // Written by the build above.
  rjsf = (await import(join(folder, 'plain-rjsf.js'))) as PlainRjsf
})

afterAll(() => rmSync(folder, { recursive: true }))

it('renders a form that uses neither of the replaced modules', () => {
  const html = rjsf.drawPlain({ type: 'object', properties: { name: { type: 'string', title: 'Name' } } })
  expect(html).toContain('id="root_name"')
})

it('throws if a form uses the Markdown renderer', () => {
  const schema = { type: 'object', description: 'A *form*' } as const
  expect(() => rjsf.drawPlain(schema, { 'ui:enableMarkdownInDescription': true })).toThrow(
    'A form reached the Markdown renderer',
  )
})

it.each([
  ['to be resolved', { $id: 'https://forms.example/staff' }],
  ['to be found', {}],
])('throws if a form uses the resolver for an address %s', (_, id) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...id,
    type: 'object',
    properties: { name: { $ref: 'name' } },
    $defs: { name: { $id: 'https://forms.example/name', type: 'string' } },
  } as const
  expect(() => rjsf.drawPlain(schema)).toThrow('A form reached the resolver of addresses')
})
