import type { FileChanges } from '../../../generate/fix/file-changes'
import { jsonIn } from '../../../engine/json'
import { hasProperties, propertiesOf } from '../../../engine/properties-of'
import { manifestPath } from '../../../lint/source/file-kind'
import { fileOf, filesOfForm, slugsIn, type Files } from '../../form-files'
import { setAt } from './json'
import { withItemOf } from './manifest-parts'
import { openJson } from './open-json'

/**
 * The changes when a form is deleted: to its files (null), the manifest, and the forms to which it is related.
 * @example deleteForm(files, 'suggestion').get('forms/suggestion/ui.json') // => null
 */
export function deleteForm(files: Files, slug: string): FileChanges {
  const own = filesOfForm(files, slug).filter(({ file }) => file.kind !== 'manifest')
  const others = slugsIn(files).map((other) => `forms/${other}/ui.json`)
  const mentions = [manifestPath, ...others].flatMap((path) => {
    const before = files.get(path) ?? ''
    const after = withoutForm(before, slug)
    return after === before ? [] : [[path, after] as const]
  })
  return new Map<string, string | null>([...mentions, ...own.map(({ path }) => [path, null] as const)])
}

/** A text of the manifest, or of the page of another form, that no longer names a form. */
export function withoutForm(text: string, slug: string): string {
  const { value, write } = openJson(text)
  if (hasProperties(value)) forget(value, slug)
  return write()
}

/** The ui.json of another form with this form put back into `ui:related`, at the position it had in an earlier text. */
export function withFormAgain(text: string, before: string, slug: string): string {
  const { value, write } = openJson(text)
  const { 'ui:related': now = [] } = propertiesOf(value)
  const from = listAt(jsonIn(before), 'ui:related')
  if (hasProperties(value) && Array.isArray(now) && from)
    setAt(value, ['ui:related'], withItemOf<unknown>(now, from, slug, String))
  return write()
}

/** Removes a form from the manifest, with the situations that suggest nothing else, or from the page of another form. */
function forget(file: object, slug: string): void {
  const change = (holder: unknown, key: string, isLeft: (entry: unknown) => boolean) => {
    const list = listAt(holder, key)
    if (list && hasProperties(holder)) setAt(holder, [key], list.filter(isLeft))
  }
  const isOther = (entry: unknown) => entry !== slug
  for (const key of ['suggested', 'unlisted', 'ui:related']) change(file, key, isOther)
  for (const situation of listAt(file, 'situations') ?? []) change(situation, 'forms', isOther)
  change(file, 'situations', (situation) => listAt(situation, 'forms')?.length !== 0)
  change(file, 'cards', (card) => propertiesOf(card)['slug'] !== slug)
}

/** A list in a file that staff may have written by hand; undefined for anything else there. */
function listAt(holder: unknown, key: string): readonly unknown[] | undefined {
  const list = propertiesOf(holder)[key]
  return Array.isArray(list) ? list : undefined
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
