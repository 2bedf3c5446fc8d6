import { hexOf } from '../voxels/colour'
import type { Lamp } from '../voxels/stage'
import { shortNumber } from './svg'
import { project, type View } from './view'

/** The haze of light around lamps, as soft discs on black, for the glow layer. */
export function hazeSvg(lamps: readonly Lamp[], view: View): string {
  const shining = lamps.filter((lamp) => lamp.haze > 0)
  const gradients = shining.map((lamp, index) => gradient(`haze${index}`, lamp)).join('')
  const discs = shining.map((lamp, index) => {
    const [x, y] = project(view, lamp.at)
    return `<circle cx="${shortNumber(x)}" cy="${shortNumber(y)}" r="${shortNumber(lamp.reach * view.size * 0.75)}" fill="url(#haze${index})"/>`
  })
  return `<defs>${gradients}</defs>${discs.join('')}`
}

function gradient(id: string, { colour, haze }: Lamp): string {
  const stops = [0, 0.12, 0.3, 0.55, 1].map((at) => {
    const strength = Math.round((1 - at) ** 3 * haze * 1000) / 1000
    return `<stop offset="${at}" stop-color="${hexOf(colour)}" stop-opacity="${strength}"/>`
  })
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`
}
