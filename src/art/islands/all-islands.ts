import { readFile } from 'node:fs/promises'
import pages from './page-emblems.json'

/** An island by the name of its files, and the colour of its emblem. */
export interface DrawnIsland {
  readonly name: string
  readonly colour: string
}

/**
 * The island for forms without one of their own, then one for each form and each other page. `forms` is the folder of the
 * forms, with a slash at its end.
 */
export async function allIslands(forms: URL): Promise<readonly DrawnIsland[]> {
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(path, forms), 'utf8'))
  // The checker of the forms has proved these files against their grammars.
  const { cards } = (await read('manifest.json')) as { cards: readonly { slug: string; colour: string }[] }
  const { colour } = (await read('contact/message.json')) as { colour: string }
  return [
    { name: 'default', colour: '#FF4D67' },
    ...cards.map(({ slug, colour }) => ({ name: slug, colour })),
    { name: 'contact', colour },
    ...Object.entries(pages).map(([name, { colour }]) => ({ name, colour })),
  ]
}
