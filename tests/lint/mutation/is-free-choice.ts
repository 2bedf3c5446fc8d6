import choices from './free-choices.json'
import type { Mutant } from './mutant'

/** Whether a mutant changed what staff may write as they like, so that the result is another form that works. */
export function isFreeChoice(mutant: Mutant): boolean {
  return isAmong(choices.places, mutant)
}

/** Whether a mutant is a new name that staff may give, so that what has the old name is reported instead. */
export function isNewName(mutant: Mutant): boolean {
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
