import { itemsOf, nodeAt, type JsonNode, type Span, type PathStep } from '../../../lint/json/json-node'
import { parseJson } from '../../../lint/json/parse-json'
import special from '../../../lint/rules/special-forms.json'
import { formatJson } from '../../../lint/json/format'
import type { Files } from './change'
import { filesOfForm, slugsIn } from './files-of-form'
import { fileOf, manifestPath } from './form-file'

/** Whether a form can be deleted: one with a special page cannot. */
export function canBeDeleted(slug: string): boolean {
  return !special.withoutCard.includes(slug)
}

/**
 * The changes to all files when a form is deleted: its own files are deleted (null), its card and its slug are removed
 * from the manifest, and its slug from the lists of related forms.
 * @example deleteForm(files, 'suggestion').get('forms/suggestion/ui.json') // => null
 */
export function deleteForm(files: Files, slug: string): ReadonlyMap<string, string | null> {
  const own = filesOfForm(files, slug).filter(({ file }) => file.kind !== 'manifest')
  const others = slugsIn(files).filter((other) => other !== slug)
  const mentions = others.flatMap((other) => {
    const path = `forms/${other}/ui.json`
    const text = withoutItem(files.get(path) ?? '', ['ui:related'], (item) => isText(item, slug))
    return text === undefined ? [] : [[path, text] as const]
  })
  const manifest = files.get(manifestPath) ?? ''
  const rest = manifestWithout(manifest, slug)
  return new Map<string, string | null>([
    ...own.map(({ path }) => [path, null] as const),
    ...(rest === manifest ? [] : [[manifestPath, rest] as const]),
    ...mentions,
  ])
}

/**
 * The manifest without a form: its card, and its slug wherever the forms page suggests it; empty situations are
 * removed.
 */
function manifestWithout(manifest: string, slug: string): string {
  const isNamed = (item: JsonNode) => isText(item, slug)
  const situations = itemsOf(nodeAt(parseJson(manifest).root, ['situations']))
  const withoutNames = situations.reduceRight((text, situation, index) => {
    const forms = itemsOf(nodeAt(situation, ['forms']))
    const isOnly = forms.length === 1 && forms.every(isNamed)
    const left = isOnly
      ? withoutItem(text, ['situations'], (item) => isText(nodeAt(item, ['forms', 0]), slug))
      : withoutItem(text, ['situations', index, 'forms'], isNamed)
    return left ?? text
  }, manifest)
  const withoutOffer = withoutItem(withoutNames, ['suggested'], isNamed) ?? withoutNames
  const shown = withoutItem(withoutOffer, ['unlisted'], isNamed) ?? withoutOffer
  return withoutItem(shown, ['cards'], (card) => isText(nodeAt(card, ['slug']), slug)) ?? shown
}

/** Whether a change of another form's file only follows from the deletion of this one. */
export function followsFromDeletion(
  path: string,
  base: string | null,
  text: string | null,
  slug: string,
): boolean {
  const name = JSON.stringify(slug)
  return fileOf(path)?.kind === 'ui' && (base ?? '').includes(name) && text !== null && !text.includes(name)
}

function isText(node: JsonNode | undefined, text: string): boolean {
  return node?.kind === 'scalar' && node.value === text
}

/** The text without the first matching entry of a list; undefined where there is none. */
function withoutItem(
  text: string,
  list: readonly PathStep[],
  isMeant: (item: JsonNode) => boolean,
): string | undefined {
  const items = itemsOf(nodeAt(parseJson(text).root, list))
  const index = items.findIndex(isMeant)
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]]
  if (!item) return undefined
  const cut: Span = after
    ? { start: item.start, end: after.start }
    : { start: before?.end ?? item.start, end: item.end }
  return formatJson(text.slice(0, cut.start) + text.slice(cut.end))
}
