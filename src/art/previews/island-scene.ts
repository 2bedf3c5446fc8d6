import type { Scene } from '../scenes/scene'
import pages from './page-emblems.json'
import type { PreviewCard } from './preview-cards'
import { previewScene } from './preview-scene'

/** The emblem on an island, by its name, and the colour it glows in. */
type Island = Pick<PreviewCard, 'slug' | 'colour'>

/** The islands of the pages that are no forms. */
export const pageIslands: readonly Island[] = Object.entries(pages).map(([slug, { colour }]) => ({
  slug,
  colour,
}))

/** The island of a form's link preview alone, in clear air, in the middle of a picture of 640 x 640. */
export function islandScene(island: Island): Scene {
  const scene = previewScene({ ...island, title: '' })
  const { mood } = scene
  return {
    ...scene,
    id: `island-${island.slug}`,
    view: { size: 7.8, centre: [320, 374] },
    mood: { ...mood, mist: { ...mood.mist, most: 0 }, fog: { ...mood.fog, most: 0 } },
  }
}
