import type { Mood } from '../light/mood'
import { stoneLantern } from '../props/lantern'
import { island } from '../props/island'
import { pavedWith } from '../props/paving'
import { bush, leafyTree, pine } from '../props/tree'
import { duskMood } from '../scenes/arena'
import type { Scene } from '../scenes/scene'
import type { Brush } from '../voxels/brush'
import { hexOf, lightOf, blend } from '../voxels/colour'
import type { Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'
import { emblemOf, standingEmblem } from './emblem'
import type { PreviewCard } from './preview-cards'

const seed = 634
const mood: Mood = { ...duskMood, sun: [0.7, 0.36, 0.28], fog: { ...duskMood.fog, most: 0.1 } }

/** The picture of a link preview: a small island on which the form's emblem shines in the form's colour. */
export function previewScene(card: PreviewCard): Scene {
  return {
    id: `preview-${card.slug}`,
    seed,
    view: { size: 6, centre: [878, 396] },
    mood,
    sky: {
      stops: [
        [0, '#100C16'],
        [0.45, tinted(card.colour, 0.12)],
        [1, tinted(card.colour, 0.3)],
      ],
      sun: {
        x: 878,
        y: 300,
        radius: 0,
        colour: card.colour,
        halo: card.colour,
        haloRadius: 430,
        haloStrength: 0.34,
      },
      stars: { count: 70, until: 480 },
      clouds: [
        {
          y: 630,
          height: 200,
          length: 260,
          colour: tinted(card.colour, 0.16),
          lit: tinted(card.colour, 0.4),
          strength: 0.8,
        },
      ],
    },
    far: [],
    behind: '',
    before: '',
    build: (ground) => buildStage(ground, card),
  }
}

function tinted(colour: string, part: number): string {
  return hexOf(blend(lightOf('#1B1524'), lightOf(colour), part))
}

function buildStage(ground: Brush, { slug, colour }: PreviewCard): void {
  island(ground, { seed, radius: 25, depth: 24, wobble: 1.5, height: () => 0, cover: paving })
  for (const [step, radius] of [9, 7].entries()) {
    ground.disc(radius, (x, y, away) =>
      ground.block(x, y, step + 1, away > radius - 1.1 ? palette.slabLight : palette.slab),
    )
  }
  const rows = emblemOf(slug)
  standingEmblem(ground.at(0, 0, 6 + (10 - rows.length) * 2), rows, colour, 2)
  const light = lightOf(colour)
  for (const high of [10, 26]) ground.lamp(6, 6, high, { colour: light, power: 3.4, reach: 36, haze: 0.14 })
  for (const [x, y] of [
    [17, -13],
    [-13, 17],
    [20, 6],
    [6, 20],
  ] as const)
    stoneLantern(ground.at(x, y, 1))
  garden(ground)
  sparks(ground, colour)
}

function paving(x: number, y: number): Material {
  if (Math.hypot(x, y) > 21) return hash(seed, x, y) > 0.5 ? palette.grassDeep : palette.moss
  return pavedWith(
    { joint: palette.obsidian, slabs: [palette.slabLight, palette.slab, palette.slabWorn] },
    x,
    y,
    seed,
  )
}

function garden(ground: Brush): void {
  pine(ground.at(-21, 3, 1), 15, [palette.leafPine, palette.leafPineLight], seed)
  pine(ground.at(-17, 10, 1), 11, [palette.leafPine, palette.leafPineLight], seed + 1)
  leafyTree(ground.at(8, -20, 1), 14, [palette.leafRose, palette.leafEmber], seed + 2)
  bush(ground.at(22, -5, 1), 1.6, [palette.leafEmber, palette.leafGold], seed + 3)
  bush(ground.at(-2, 23, 1), 1.6, [palette.leafPlum, palette.leafRose], seed + 4)
}

function sparks(ground: Brush, colour: string): void {
  for (let index = 0; index < 26; index++) {
    const [x, y] = [(hash(seed, index, 1) - 0.5) * 44, (hash(seed, index, 2) - 0.5) * 44]
    const shade = index % 2 === 0 ? '#FFB45A' : colour
    ground.spark(x, y, 4 + hash(seed, index, 3) * 44, {
      colour: lightOf(shade),
      size: 1.2 + hash(seed, index, 4) * 1.8,
      alpha: 0.9,
    })
  }
}
