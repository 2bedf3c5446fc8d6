import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { packFolder } from '../../src/tooling/emit/pack'
import { root } from '../../src/tooling/root'
import type { Definition } from '../../src/engine/schema/form'

/** One form built with one approach. */
export interface Contestant {
  readonly id: string
  /** The selector of the error messages under the questions. */
  readonly error: string
}

export const ours: Contestant = { id: 'ours', error: '.field-error' }
export const limit: Contestant = { id: 'hand-written', error: '.field-error' }
export const plain: Contestant = { id: 'plain-rjsf', error: '.error-detail li' }

/** Build a contestant's page of one form into `folder`, compressed like our own site. */
export async function buildContestant(
  { id }: Contestant,
  definition: Definition,
  folder: string,
): Promise<void> {
  const source = join(root, 'node_modules', `.bench-${id}-${definition.slug}`)
  mkdirSync(source, { recursive: true })
  const script = join(root, 'tests/bench/contestants', `${id}.tsx`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><div id="app"></div><script type="module" src="${script}"></script></html>`
  writeFileSync(join(source, 'index.html'), html)
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [measuredForm(definition), react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  await packFolder(folder)
}

function measuredForm(definition: Definition): Plugin {
  const id = 'virtual:measured-form'
  return {
    name: 'measured-form',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export const definition = ${JSON.stringify(definition)}` : undefined,
  }
}
