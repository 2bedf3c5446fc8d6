import type { LampKind } from './brush'
import { lightOf } from './colour'

/** The lamps of all scenes, by what burns in them. */
export const lamps = {
  lantern: { colour: lightOf('#FFA445'), power: 6.5, reach: 24, haze: 0.34 },
  candle: { colour: lightOf('#FFB25A'), power: 3, reach: 13, haze: 0.22 },
  fire: { colour: lightOf('#FF8A2E'), power: 6, reach: 32, haze: 0.42 },
  heart: { colour: lightOf('#FF3A58'), power: 5, reach: 44, haze: 0.4 },
  window: { colour: lightOf('#FFB866'), power: 1.3, reach: 9, haze: 0.14 },
} as const satisfies Record<string, LampKind>
