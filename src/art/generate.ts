import { readConfig } from '../tooling/environment'
import { allScenes } from './scenes/all-scenes'
import { previewFingerprint, recordDrawings, sceneFingerprint } from './outputs/drawings'
import { formsFolder } from './outputs/public-folder'
import { writeIcons } from './outputs/write-icons'
import { writePreviews } from './outputs/write-previews'
import { writeScenes } from './outputs/write-scenes'
import { previewCards } from './previews/preview-cards'

// Draws every picture of the site anew into public/: run it after a form was added, renamed or recoloured, or after a
// scene was changed, and commit what it writes.
const cards = await previewCards(formsFolder)
await writeIcons()
await writePreviews(cards, readConfig(process.env).config.network.name)
await writeScenes()
await recordDrawings({
  scenes: Object.fromEntries(allScenes.map((scene) => [scene.id, sceneFingerprint(scene)])),
  previews: Object.fromEntries(cards.map((card) => [card.slug, previewFingerprint(card)])),
})
