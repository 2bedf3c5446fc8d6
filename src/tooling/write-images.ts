import { previewFingerprint, recordDrawings, sceneFingerprint } from '../art/outputs/drawings'
import { formsFolder } from '../art/outputs/public-folder'
import { writeIcons } from '../art/outputs/write-icons'
import { writeIslands } from '../art/outputs/write-islands'
import { writePreviews } from '../art/outputs/write-previews'
import { writeScenes } from '../art/outputs/write-scenes'
import { previewCards } from '../art/previews/preview-cards'
import { allScenes } from '../art/scenes/all-scenes'
import { readConfig } from './environment'

// What `npm run images` does: it draws every picture of the site anew into public/. Run it after a form was added,
// renamed or recoloured, or after a scene was changed, and commit what it writes.
const cards = await previewCards(formsFolder)
await writeIcons()
await writePreviews(cards, readConfig(process.env).config.network.name)
await writeIslands(cards)
await writeScenes()
await recordDrawings({
  scenes: Object.fromEntries(allScenes.map((scene) => [scene.id, sceneFingerprint(scene)])),
  previews: Object.fromEntries(cards.map((card) => [card.slug, previewFingerprint(card)])),
})
