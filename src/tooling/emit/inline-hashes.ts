import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inline scripts and styles that pages may run, as a Content-Security-Policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The hashes of every script and style inside a page of a built folder, so that the policy allows only these. Data
 * blocks are not scripts; an empty folder has none.
 * @example inlineHashes('dist').styles // => ["'sha256-…'", …]
 */
export function inlineHashes(folder: string): InlineHashes {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'))
  return { scripts: hashesOf(texts, 'script'), styles: hashesOf(texts, 'style') }
}

function hashesOf(pages: readonly string[], tag: 'script' | 'style'): readonly string[] {
  const block = new RegExp(`<${tag}(?: media="print")?>([^]*?)</${tag}>`, 'g')
  const blocks = new Set(pages.flatMap((page) => [...page.matchAll(block)].map(([, text = '']) => text)))
  return [...blocks]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .toSorted()
}
