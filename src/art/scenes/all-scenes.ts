import { arena } from './arena'
import { brokenBridge } from './broken-bridge'
import { hero, heroAtRest } from './hero'
import { hub } from './hub'
import { parkour } from './parkour'
import type { Scene } from './scene'
import { sumo } from './sumo'
import { valley } from './valley'

/** The five pictures of the gallery, in its order. */
export const galleryScenes: readonly Scene[] = [arena, valley, sumo, parkour, hub]

/** Every wide picture of the site: the gallery's and the hero. */
export const wideScenes: readonly Scene[] = [...galleryScenes, hero, heroAtRest]

/** Every scene there is. */
export const allScenes: readonly Scene[] = [...wideScenes, brokenBridge]
