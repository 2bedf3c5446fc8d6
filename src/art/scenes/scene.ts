import type { Mood } from '../light/mood'
import type { Sky } from '../paint/sky-svg'
import type { View } from '../paint/view'
import type { Brush } from '../voxels/brush'

/** Islands far away, seen small and through much haze. */
export type FarGroup = { readonly view: View; readonly mood: Mood; readonly build: (ground: Brush) => void }

/** One picture: what stands in it, in which air, seen from where. */
export type Scene = {
  readonly id: string
  readonly seed: number
  readonly view: View
  readonly mood: Mood
  readonly sky: Sky
  readonly far: readonly FarGroup[]
  /** An SVG body between the far islands and the scene, and one in front of all: mist, rays. */
  readonly behind: string
  readonly before: string
  readonly build: (ground: Brush) => void
}
