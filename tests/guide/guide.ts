import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '../../src/engine/schema/form'
import { writeJson } from '../../src/lint/json/format'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { root } from '../../src/tooling/root'
import { sampleFiles } from '../lint/sample-files'

/** The staff guide's own text. */
export const guide: string = readFileSync(join(root, 'forms/README.md'), 'utf8')

/** The snippets of the guide that are files or parts of files, by the name after "```json". */
export function snippets(): ReadonlyMap<string, string> {
  return new Map(
    [...guide.matchAll(/```json (.+)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [name, text]),
  )
}

/** What the guide writes as JSON under one "How to …", as an object; throws if it has no such entry. */
export function howTo(start: string): Record<string, unknown> {
  const entry = guide.split(/^- \*\*/m).find((text) => text.startsWith(start)) ?? ''
  const [, block] = /```json\n([\s\S]*?)```/.exec(entry) ?? []
  const [, inline] = /`("\w+": [[{][\s\S]*?)`/.exec(entry) ?? []
  if (block === undefined && inline === undefined) throw new Error(`The guide shows no JSON to ${start}.`)
  return JSON.parse(`{${block ?? inline}}`)
}

/** The tests' own forms and pages, with the guide's form added exactly as the guide says. */
export function filesWithGuideForm(): Map<string, string | Uint8Array> {
  const files = new Map(sampleFiles())
  for (const [name, text] of snippets()) {
    if (!name.endsWith(' card')) files.set(name, text)
  }
  const manifest = JSON.parse(textOf(files.get('forms/manifest.json')))
  manifest.cards.push(JSON.parse(snippets().get('forms/manifest.json card') ?? 'null'))
  files.set('forms/manifest.json', writeJson(manifest))
  return files
}

type Json = ReturnType<typeof JSON.parse>

/** The files of the guide's form, as parsed JSON. */
export interface GuideForm {
  readonly schema: Json
  readonly ui: Json
  readonly message: Json
  readonly manifest: Json
}

/** The same files after one more change to the guide's form. */
export function editGuideForm(edit: (form: GuideForm) => void): Map<string, string | Uint8Array> {
  const files = filesWithGuideForm()
  const read = (part: string): Json => readPart(files, pathOf(part))
  const form = {
    schema: read('schema'),
    ui: read('ui'),
    message: read('message'),
    manifest: read('manifest'),
  }
  edit(form)
  for (const [part, value] of Object.entries(form)) files.set(pathOf(part), writeJson(value))
  return files
}

/** The guide's form in these files. */
export function definitionIn(files: WorkspaceFiles): Definition {
  const [schema, ui, message] = ['schema', 'ui', 'message'].map((part) => readPart(files, pathOf(part)))
  return { slug: 'build-contest', schema, ui, message }
}

function pathOf(part: string): string {
  return part === 'manifest' ? 'forms/manifest.json' : `forms/build-contest/${part}.json`
}

function readPart(files: WorkspaceFiles, path: string): Json {
  return JSON.parse(textOf(files.get(path)))
}

function textOf(file: string | Uint8Array | undefined): string {
  return typeof file === 'string' ? file : new TextDecoder().decode(file)
}
