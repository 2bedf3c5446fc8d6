import { readFile } from 'node:fs/promises'
import texts from './texts.json'

/** What a link preview says: the form's name, its title and its colour. */
export type PreviewCard = { readonly slug: string; readonly title: string; readonly colour: string }

/**
 * The link previews there are to draw: the general one first, then one for each card of `forms/manifest.json`, then
 * contact, whose title and colour stand in its own folder. `forms` is the folder, with a slash at its end.
 */
export async function previewCards(forms: URL): Promise<readonly PreviewCard[]> {
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(path, forms), 'utf8'))
  // The checker of the forms has proved these files against their grammars before anything is built.
  const { cards } = (await read('manifest.json')) as { cards: readonly PreviewCard[] }
  const { title } = (await read('contact/schema.json')) as { title: string }
  const { colour } = (await read('contact/message.json')) as { colour: string }
  return [{ slug: 'default', ...texts.default }, ...cards.map(cardOf), { slug: 'contact', title, colour }]
}

function cardOf({ slug, title, colour }: PreviewCard): PreviewCard {
  return { slug, title, colour }
}
