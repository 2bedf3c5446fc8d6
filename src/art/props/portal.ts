import type { Brush } from '../voxels/brush'
import { lightOf } from '../voxels/colour'
import { material, type Material } from '../voxels/material'
import { hash } from '../voxels/noise'
import { palette } from '../voxels/palette'

const outer = 10
const inner = 7.4
const middleHigh = 20

/**
 * A round stone arch on a stepped base that faces the viewer, filled with a slow whirl of ember light. The brush is
 * the middle of its foot; it is 20 cells wide and 40 voxels high.
 */
export function portalArch(foot: Brush): void {
  base(foot)
  for (let across = -outer; across <= outer; across++) {
    for (let up = -outer * 2; up <= outer * 2; up++) {
      const away = Math.hypot(across, up / 2)
      if (away > outer || up < 4 - middleHigh) continue
      const stuff = away > inner ? archStone(across, up, away) : whirl(across, up / 2, away)
      const thick = away > inner ? 1 : 0
      for (let depth = -thick; depth <= thick; depth++) cell(foot, across, middleHigh + up, depth, stuff)
    }
  }
  for (const [across, up] of studs) cell(foot, across, middleHigh + up, 2, palette.heart)
  for (const high of [12, 22]) foot.lamp(6, 6, high, portalLamp)
}

// Along the diagonal every second cell lies half a step nearer, so both are set.
function cell(foot: Brush, across: number, up: number, depth: number, stuff: Material): void {
  foot.block(across + depth, -across + depth, up, stuff)
  foot.block(across + depth, -across - 1 + depth, up, stuff)
}

function base(foot: Brush): void {
  for (const [step, reach] of [15, 13, 11].entries()) {
    foot.disc(reach, (x, y, away) => {
      foot.block(
        x,
        y,
        step + 1,
        away > reach - 1.2 ? palette.slabLight : hash(5, x, y) > 0.3 ? palette.slab : palette.slabWorn,
      )
    })
  }
}

function archStone(across: number, up: number, away: number): Material {
  const stone = Math.floor(((Math.atan2(up / 2, across) + Math.PI) / (Math.PI * 2)) * 16)
  if (away < inner + 0.8) return palette.brass
  return stone % 2 === 0 ? palette.pale : palette.paleDark
}

function whirl(x: number, y: number, away: number): Material {
  const arm = Math.sin(Math.atan2(y, x) * 3 + away * 0.8)
  if (away < 2) return whirlShades[3]
  return arm > 0.45 ? whirlShades[2] : arm > -0.3 ? whirlShades[1] : whirlShades[0]
}

const whirlShades = [
  material('#B5304E', { glow: 0.5, jitter: 0.08 }),
  material('#EE6A35', { glow: 0.7, jitter: 0.08 }),
  material('#FFB347', { glow: 0.9, jitter: 0.06 }),
  palette.emberHot,
] as const

const studs = [
  [0, 17],
  [-9, 0],
  [8, 0],
] as const

const portalLamp = { colour: lightOf('#FF7A3C'), power: 4.5, reach: 42, haze: 0.2 } as const
