import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { islandFiles, previewFile } from '../../art/outputs/picture-files'
import { quickPreviews } from '../../art/outputs/quick-previews'
import { previewCards, type PreviewCard } from '../../art/previews/preview-cards'
import { openPictureCache } from './picture-cache'

/** How many are drawn side by side: the picture library works beside the program. */
const together = 4

/**
 * Draw the link previews that are not in the built folder yet, so that a form staff have just added has one too. Those
 * of `npm run images` are there already; the others are drawn once and kept for the next build. `forms` is the folder of
 * the forms, with a slash at its end.
 */
export async function drawMissingPreviews(folder: string, forms: URL, network: string): Promise<void> {
  const pathOf = ({ slug }: PreviewCard) => join(folder, previewFile(slug).path)
  const cards = await previewCards(forms)
  copyMissingIslands(folder, cards)
  const missing = cards.filter((card) => !existsSync(pathOf(card)))
  if (missing.length === 0) return
  mkdirSync(dirname(join(folder, previewFile('default').path)), { recursive: true })
  const keep = openPictureCache()
  const draw = quickPreviews(network, keep)
  for (let at = 0; at < missing.length; at += together) {
    await Promise.all(
      missing.slice(at, at + together).map(async (card) => {
        writeFileSync(pathOf(card), await keep(JSON.stringify([network, card]), () => draw(card)))
      }),
    )
  }
}

/** A form without an island of its own gets the one with the heart. */
function copyMissingIslands(folder: string, cards: readonly PreviewCard[]): void {
  const hearts = islandFiles('default')
  for (const { slug } of cards)
    for (const [at, { path }] of islandFiles(slug).entries()) {
      const heart = hearts[at]
      if (heart && !existsSync(join(folder, path))) copyFileSync(join(folder, heart.path), join(folder, path))
    }
}
