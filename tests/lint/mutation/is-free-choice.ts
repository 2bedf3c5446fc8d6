import choices from './free-choices.json'
import type { Mutant } from './mutant'

/**
 * Whether a mutant only changed something that staff may choose freely, so that the result is a different, working
 * form.
 */
export function isFreeChoice(mutant: Mutant): boolean {
  return isAmong(choices.places, mutant)
}

/** Whether a mutant is a change that staff may want, so that what still goes by the old state is reported instead. */
export function isFollowed(mutant: Mutant): boolean {
  return isAmong(choices.followed, mutant)
}

function isAmong(places: typeof choices.places, { file, path, way }: Mutant): boolean {
  return places.some(
    (place) => file.endsWith(`/${place.file}`) && place.ways.includes(way) && fits(place.path, path),
  )
}

function fits(pattern: string, path: Mutant['path']): boolean {
  const steps = pattern.split(' ')
  return (
    steps.length === path.length && steps.every((step, index) => step === '*' || step === String(path[index]))
  )
}
