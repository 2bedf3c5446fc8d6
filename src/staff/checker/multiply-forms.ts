import { decodeText } from './source/decode-text'
import type { Files } from './source/read-workspace'

/**
 * The files with so many forms: copies of the real ones under new names, each with a card of its own. They are no good
 * site, as many things stand in them twice; they are there to be counted and timed.
 * @example [...multiplyForms(files, 500).keys()].filter((path) => path.endsWith('/schema.json')).length // => 500
 */
export function multiplyForms(files: Files, count: number): Files {
  const slugs = [...files.keys()].flatMap((path) => /^forms\/([^/]+)\/schema\.json$/.exec(path)?.[1] ?? [])
  const copies = Array.from({ length: count }, (_, index) => {
    const from = slugs[index % slugs.length] ?? ''
    return { from, to: index < slugs.length ? from : `${from}-${Math.floor(index / slugs.length)}` }
  })
  const shared = [...files].filter(([path]) => !slugs.some((slug) => path.startsWith(`forms/${slug}/`)))
  const forms = copies.flatMap(({ from, to }) => copyForm(files, from, to))
  return new Map([...shared, ...forms, ['forms/manifest.json', manifestOf(files, copies)]])
}

function copyForm(
  files: Files,
  from: string,
  to: string,
): readonly (readonly [string, string | Uint8Array])[] {
  const folder = `forms/${from}/`
  return [...files].flatMap(([path, file]) =>
    path.startsWith(folder) ? [[`forms/${to}/${path.slice(folder.length)}`, file] as const] : [],
  )
}

function manifestOf(files: Files, copies: readonly { readonly from: string; readonly to: string }[]): string {
  const decoded = decodeText(files.get('forms/manifest.json') ?? '')
  // The real manifest, which the checker holds to its grammar.
  const manifest = JSON.parse(decoded.ok ? decoded.text : '') as {
    readonly cards: readonly { readonly slug: string }[]
  }
  const cards = copies.flatMap(({ from, to }) => {
    const card = manifest.cards.find(({ slug }) => slug === from)
    return card ? [{ ...card, slug: to }] : []
  })
  return JSON.stringify({ ...manifest, cards }, undefined, 2)
}
