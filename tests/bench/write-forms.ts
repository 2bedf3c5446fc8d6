import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../src/engine/definition'
import type { Definition } from '../../src/engine/form'
import { formSlugs, formsFolder } from '../../src/build/read-definitions'

/** A copy of `forms/` in another folder, with these forms beside the real ones. They have no cards. */
export function writeForms(folder: string, definitions: readonly Definition[]): void {
  cpSync(formsFolder, folder, { recursive: true })
  for (const { slug, schema, ui, message } of definitions) {
    mkdirSync(join(folder, slug), { recursive: true })
    for (const [file, content] of Object.entries({ schema, ui, message }))
      write(folder, `${slug}/${file}.json`, content)
  }
}

/** A copy of `forms/` with so many forms: those there are, and copies of them under names and cards of their own. */
export function multiplyForms(folder: string, count: number): void {
  cpSync(formsFolder, folder, { recursive: true })
  const manifest = readJson(join(folder, 'manifest.json')) as Manifest
  const slugs = formSlugs(folder).filter((slug) => slug !== 'contact')
  const cards = [...manifest.cards]
  for (let at = 0; cards.length + 1 < count; at += 1) {
    const from = slugs[at % slugs.length] ?? ''
    const slug = `${from}-${Math.floor(at / slugs.length) + 2}`
    cpSync(join(folder, from), join(folder, slug), { recursive: true })
    const card = manifest.cards.find((card) => card.slug === from)
    if (card) cards.push({ ...card, slug, title: `${card.title} ${at + 2}` })
  }
  write(folder, 'manifest.json', { ...manifest, cards })
}

function write(folder: string, path: string, content: unknown): void {
  writeFileSync(join(folder, path), JSON.stringify(content, undefined, 2))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
