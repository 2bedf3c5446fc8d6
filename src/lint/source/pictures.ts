import { placesLike, type FoundPlace } from '../json/locate'
import { contentFolder } from './file-kind'
import type { Workspace } from './form-folder'
import { asciiWords } from './slug'

/** Where the pages' pictures are, from the top of the repository. */
export const picturesFolder = 'public/images/'

/** The widths of a picture's files, in pixels; each is there as AVIF and as WebP. All pictures are 16 to 9. */
const pictureWidths = [640, 832, 1280, 1920] as const

/** Where the pages' content names a picture: the file, and the places in it. */
const placesOfPictures = [
  ['gallery', 'images * id'],
  ['news', 'news * image'],
  ['features', 'features * image'],
  ['about', 'image id'],
] as const

/** A picture that the pages' content names. */
export interface NamedPicture {
  readonly id: string
  readonly places: readonly FoundPlace[]
  /** The names of the files that the pages fetch. */
  readonly files: readonly string[]
}

/** Every picture that the pages' content names. */
export function namedPictures({ validated }: Workspace): readonly NamedPicture[] {
  const named = placesOfPictures.flatMap(([name, pattern]) =>
    placesLike(validated.get(`${contentFolder}${name}.json`), pattern).map((place) => ({ name, place })),
  )
  return [...new Set(named.map(({ place }) => String(place.value)))].map((id) => {
    const own = named.filter(({ place }) => String(place.value) === id)
    // What the gallery's Download button saves.
    const jpegs = own.some(({ name }) => name === 'gallery') ? [`${id}.jpg`] : []
    const sizes = pictureWidths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])
    return { id, places: own.map(({ place }) => place), files: [...sizes, ...jpegs] }
  })
}

/** Whether each file that names pictures can be read. */
export function isEveryPictureNamed({ sources, validated }: Workspace): boolean {
  const paths = placesOfPictures.map(([name]) => `${contentFolder}${name}.json`)
  return paths.every((path) => !sources.has(path) || validated.get(path)?.invalidPaths.length === 0)
}

/** The files of a picture among these paths, whatever their size and kind. */
export function filesOfPicture(id: string, paths: readonly string[]): readonly string[] {
  return paths
    .flatMap((path) => (path.startsWith(picturesFolder) ? path.slice(picturesFolder.length) : []))
    .filter((name) => name.startsWith(id) && /^(?:-\d+)?\.\w+$/.test(name.slice(id.length)))
}

/** The file of a picture whose name is not written as pages name it, such as one with capital letters or spaces. */
export function misnamedPicture(id: string, paths: readonly string[]) {
  for (const path of paths) {
    const [, found = '', name = '', end = ''] = /^public\/images\/((.+)(\.\w+))$/.exec(path) ?? []
    if (name !== id && asciiWords(name).join('-') === id) return { found, meant: id + end.toLowerCase() }
  }
  return undefined
}
