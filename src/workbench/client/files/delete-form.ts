import type { FileChanges } from '../../../generate/fix/file-changes'
import type { FormUi, Manifest } from '../../../engine/schema/definition'
import { manifestPath } from '../../../lint/source/file-kind'
import type { Files } from './change'
import { fileOf, filesOfForm, slugsIn } from './form-file'
import { openJson } from './open-json'
import { mayHaveCard } from './read-cards'

/** Whether a form can be deleted: one with a special page cannot. */
export function canBeDeleted(slug: string): boolean {
  return mayHaveCard(slug)
}

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
  if (value) forget(value, slug)
  return write()
}

/** Removes a form from the manifest, with the situations that suggest nothing else, or from the page of another form. */
function forget(file: Partial<Manifest & Pick<FormUi, 'ui:related'>>, slug: string): void {
  const without = (slugs: readonly string[]) => slugs.filter((each) => each !== slug)
  for (const key of ['suggested', 'unlisted', 'ui:related'] as const)
    if (file[key]) file[key] = without(file[key])
  for (const situation of file.situations ?? []) situation.forms = without(situation.forms)
  if (file.situations) file.situations = file.situations.filter(({ forms }) => forms.length > 0)
  if (file.cards) file.cards = file.cards.filter((card) => card.slug !== slug)
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
