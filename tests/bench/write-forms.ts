import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formsFolder } from '../../src/catalog/read-definitions'
import { root } from '../../src/tooling/root'
import type { Definition } from '../../src/engine/schema/form'
import { multiplyForms } from '../support/multiply-forms'
import { readFiles } from '../../src/lint/read-files'

/** A copy of `forms/` in another folder, with these forms added. They have no cards. */
export function writeForms(folder: string, definitions: readonly Definition[]): void {
  cpSync(formsFolder, folder, { recursive: true })
  for (const { slug, schema, ui, message } of definitions) {
    mkdirSync(join(folder, slug), { recursive: true })
    for (const [file, content] of Object.entries({ schema, ui, message }))
      write(folder, `${slug}/${file}.json`, content)
  }
}

/** A copy of `forms/` with this many forms: the real ones, and copies of them with their own names and cards. */
export function writeManyForms(folder: string, count: number): void {
  const own = 'forms/'
  for (const [path, file] of multiplyForms(readFiles(root), count)) {
    if (!path.startsWith(own)) continue
    const place = join(folder, path.slice(own.length))
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, file)
  }
}

function write(folder: string, path: string, content: unknown): void {
  writeFileSync(join(folder, path), JSON.stringify(content, undefined, 2))
}
