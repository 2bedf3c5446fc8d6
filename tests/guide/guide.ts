import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFiles } from '../../src/lint/read-files'
import { root } from '../../src/tooling/root'

/** The staff guide's own text. */
export const guide: string = readFileSync(join(root, 'forms/README.md'), 'utf8')

/** The snippets of the guide that are files or parts of files, by the name after "```json". */
export function snippets(): ReadonlyMap<string, string> {
  return new Map(
    [...guide.matchAll(/```json (.+)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => [name, text]),
  )
}

/** Everything staff write, with the guide's form added just as the guide says. */
export function filesWithGuideForm(): Map<string, string | Uint8Array> {
  const files = new Map(readFiles(root))
  for (const [name, text] of snippets()) {
    if (!name.endsWith(' card')) files.set(name, text)
  }
  const manifest = textOf(files.get('forms/manifest.json'))
  const card = snippets().get('forms/manifest.json card')?.trim() ?? ''
  files.set('forms/manifest.json', manifest.replace(/\n {2}\]\n\}\s*$/, `,\n${indent(card)}\n  ]\n}\n`))
  return files
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}

function textOf(file: string | Uint8Array | undefined): string {
  return typeof file === 'string' ? file : new TextDecoder().decode(file)
}
