import type { HubCard, Manifest } from '../../src/engine/schema/definition'
import { decodeText } from '../../src/lint/source/decode-text'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'

/**
 * The files with this many forms: the real ones, and copies of those with a card, each under a new name and with its
 * own card. The result is only for counting and timing: it has many duplicates.
 * @example [...multiplyForms(files, 500).keys()].filter((path) => path.endsWith('/schema.json')).length // => 500
 */
export function multiplyForms(files: WorkspaceFiles, count: number): WorkspaceFiles {
  const manifest = readManifest(files)
  const real = [...files.keys()].flatMap((path) => /^forms\/([^/]+)\/schema\.json$/.exec(path)?.[1] ?? [])
  const carded = manifest.cards.map(({ slug }) => slug)
  const copies = Array.from({ length: Math.max(0, count - real.length) }, (_, index) => {
    const from = carded[index % carded.length] ?? ''
    return { from, to: `${from}-${Math.floor(index / carded.length) + 1}` }
  })
  const cards = multiplyCards(manifest.cards, [...carded, ...copies.map(({ to }) => to)], wordsOf(files))
  return new Map([
    ...files,
    ...copies.flatMap(({ from, to }) => copyForm(files, from, to)),
    ['forms/manifest.json', JSON.stringify({ ...manifest, cards }, undefined, 2)],
  ])
}

/** Every word of four or more letters in the texts of staff. */
export function wordsOf(files: WorkspaceFiles): readonly string[] {
  const texts = [...files.values()]
    .map((file) => decodeText(file))
    .flatMap((read) => (read.ok ? read.text : []))
  return [...new Set(texts.flatMap((text) => text.match(/\b[A-Za-z][a-z]{3,}\b/g) ?? []))]
}

function copyForm(
  files: WorkspaceFiles,
  from: string,
  to: string,
): readonly (readonly [string, string | Uint8Array])[] {
  const folder = `forms/${from}/`
  return [...files].flatMap(([path, file]) =>
    path.startsWith(folder) ? [[`forms/${to}/${path.slice(folder.length)}`, file] as const] : [],
  )
}

function readManifest(files: WorkspaceFiles): Manifest {
  const decoded = decodeText(files.get('forms/manifest.json') ?? '')
  // The real manifest, which the linter checks against its grammar.
  return JSON.parse(decoded.ok ? decoded.text : '') as Manifest
}

/** The Weyl sequence of the golden ratio: evenly spread, and the same on every machine. */
const goldenStep = 0x9e3779b1

/**
 * That many cards: the first ones unchanged, then others under the given names, with titles, descriptions and colours
 * made of these words. Compressed, they are as large as hand-written cards would be, unlike copies of the same texts.
 * The same input always gives the same cards.
 * @example multiplyCards(cards, ['guild', 'staff-1'], ['bridge', 'tower'])[1]?.title // => 'bridge tower bridge'
 */
export function multiplyCards(
  cards: readonly HubCard[],
  slugs: readonly string[],
  words: readonly string[],
): readonly HubCard[] {
  return slugs.flatMap((slug, at) => {
    const card = cards[at % cards.length]
    if (!card) return []
    if (at < cards.length) return [{ ...card, slug }]
    const title = pick(words, at, 3).join(' ')
    const description = `${pick(words, at + slugs.length, 9).join(' ')}.`
    const colour = `#${(mixed(at) & 0xffffff).toString(16).toUpperCase().padStart(6, '0')}`
    return [{ ...card, slug, title, description, colour, popularity: mixed(at) % 101 }]
  })
}

function pick(words: readonly string[], at: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => words[mixed(at * 16 + index) % words.length] ?? '')
}

function mixed(number: number): number {
  const step = Math.imul(number + 1, goldenStep)
  return Math.imul(step ^ (step >>> 15), 0x85ebca6b) >>> 8
}
