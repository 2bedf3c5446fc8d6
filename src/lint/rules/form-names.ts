import { didYouMean } from '../report/did-you-mean'
import { placesLike } from '../json/locate'
import type { FormFolder, Workspace } from '../source/form-folder'
import { slugFrom } from '../source/slug'
import { memoize } from '../memoize'
import special from './special-forms.json'

/** The names of all folders; one whose name must be fixed is reported separately. */
export function slugsOf(forms: readonly FormFolder[]): readonly string[] {
  return forms.map(slugOf)
}

function slugOf({ slug }: FormFolder): string {
  return slugFrom(slug) || slug
}

/** The forms that should have a card and have none. */
export function withoutCard({ manifest, forms }: Workspace): readonly FormFolder[] {
  const { cards = [], unlisted = [] } = manifest?.value ?? {}
  const known = [...cards.map(({ slug }) => slug), ...special.withoutCard, ...unlisted]
  return forms.filter(
    (form) => form.paths.some((path) => !path.endsWith('/')) && !known.includes(slugOf(form)),
  )
}

/** The name of every form in a list, and of each card. */
const namesIn = memoize(({ manifest, forms }: Workspace): readonly string[] => {
  const inManifest = ['cards * slug', 'unlisted *', 'situations * forms *', 'suggested *'].flatMap(
    (pattern) => placesLike(manifest, pattern),
  )
  const related = forms.flatMap(({ ui }) => placesLike(ui, 'ui:related *'))
  return [...inManifest, ...related].map(({ value }) => String(value))
})

/**
 * The new name of a form whose folder was renamed; undefined for any other name, and for a likely typo in a single place.
 * The folder under the new name still has the webhook of the old one; or it is the only folder without a card, and this is
 * the only name without a folder.
 * @example newNameOf(workspace, 'bug-report') // => 'report-bug'
 */
export function newNameOf(workspace: Workspace, slug: string): string | undefined {
  const { manifest, forms } = workspace
  const slugs = slugsOf(forms)
  const now = onlyOne(forms.filter(({ message }) => message?.value.webhook === slug))
  const idle = onlyOne(withoutCard(workspace))
  const cards = manifest?.value.cards ?? []
  const names = namesIn(workspace).filter((name) => !slugs.includes(name))
  const onCards = names.filter((name) => cards.some((card) => card.slug === name))
  const gone = onlyOne([...new Set(onCards.length > 0 ? onCards : names)])
  const card = cards.find((each) => each.slug === slug)
  const isIdle = idle !== undefined && gone === slug && (!card || matchesCard(card, idle))
  const found = now ?? (isIdle ? idle : undefined)
  const renamed = found && slugOf(found)
  const isOften = names.filter((name) => name === slug).length > 1
  return renamed !== undefined && (isOften || !didYouMean(slug, [renamed])) ? renamed : undefined
}

/** Whether a card has the title or the colour of a form. */
function matchesCard(
  card: { title?: string | undefined; colour?: string | undefined },
  form: FormFolder,
): boolean {
  return card.title === form.schema?.value.title || card.colour === form.message?.value.colour
}

function onlyOne<Item>([first, second]: readonly Item[]): Item | undefined {
  return second === undefined ? first : undefined
}
