import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPreview } from '../images/outputs/write-previews'
import { formsFolder } from '../images/outputs/public-folder'
import { previewFile } from '../images/outputs/picture-files'
import { previewCards } from '../images/previews/preview-cards'

/**
 * Draw the link previews that are not in the built folder yet, so that a form staff have just added has one too. Those
 * of `npm run images` are there already; each other takes about a second.
 */
export async function drawMissingPreviews(folder: string, network: string): Promise<void> {
  for (const card of await previewCards(formsFolder)) {
    const file = join(folder, previewFile(card.slug).path)
    if (!existsSync(file)) writeFileSync(file, await drawPreview(card, network))
  }
}
