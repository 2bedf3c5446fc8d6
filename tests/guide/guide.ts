import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeJson } from '../../src/generate/fix/write-json'
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

/** The tests' own forms and pages, with the guide's form added just as the guide says. */
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

function textOf(file: string | Uint8Array | undefined): string {
  return typeof file === 'string' ? file : new TextDecoder().decode(file)
}
