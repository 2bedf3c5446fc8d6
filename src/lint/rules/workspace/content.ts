import { grammarAt } from '../../schema/grammar'
import { contentFolder } from '../../source/file-kind'
import type { Workspace } from '../../source/form-folder'
import { placesLike, pointTo, repeated, type FoundPlace } from '../../json/locate'
import {
  filesOfPicture,
  isEveryPictureNamed,
  misnamedPicture,
  namedPictures,
  picturesFolder,
} from '../../source/pictures'
import { suggest, type WorkspaceRule } from '../rule'

/** The addresses of the site's pages that are not forms, as the grammar of their words lists them. */
function pagesOf({ validated }: Workspace): readonly string[] {
  const words = validated.get(`${contentFolder}pages.json`)
  return ((words && grammarAt(words.grammar, ['pages', 0, 'path'])?.enum) ?? []).map(String)
}

/** A page without an entry in pages.json: the build leaves it out. */
export const pageLeftOut: WorkspaceRule = (workspace, report) => {
  const words = workspace.validated.get(`${contentFolder}pages.json`)
  // An address that is no page's is reported by itself, and may be meant for the one that is missing.
  if (!words || words.invalidPaths.length > 0) return
  const named = placesIn(workspace, 'pages', 'pages * path').map(({ value }) => String(value))
  for (const page of pagesOf(workspace))
    if (!named.includes(page)) report('page-left-out', pointTo(words).key('pages'), { page })
}

/** A link of the navigation to a page that this site does not have. */
export const deadLink: WorkspaceRule = (workspace, report) => {
  const pages = pagesOf(workspace)
  if (pages.length === 0) return
  const known = [...pages, ...workspace.forms.map(({ slug }) => `/forms/${slug}`)]
  const links = ['main * path', 'legal * path'].flatMap((kind) => placesIn(workspace, 'navigation', kind))
  for (const { value, at } of links) {
    const found = String(value)
    if (!known.includes(found)) report('dead-link', at(), { found, pages }, suggest(found, known))
  }
}

/** A picture of a page that does not exist, or of which files are missing that the page fetches. */
export const missingPicture: WorkspaceRule = (workspace, report) => {
  const { paths } = workspace
  const known = namesIn(paths, /^public\/images\/([^/]+?)(?:-\d+)?\.\w+$/)
  // Without the list of pictures, as in the workbench, nothing can be said about them.
  const pictures = known.length > 0 ? namedPictures(workspace) : []
  // A name that leads nowhere, or is in a file that cannot be read, may be that of a picture whose files look needless.
  const isMissing =
    !isEveryPictureNamed(workspace) || pictures.some(({ id }) => filesOfPicture(id, paths).length === 0)
  for (const { id, places, files } of pictures) {
    const missing = files.filter((name) => !paths.includes(picturesFolder + name))
    const [first] = places
    const misnamed = misnamedPicture(id, paths)
    if (filesOfPicture(id, paths).length === 0)
      for (const { at } of places)
        if (misnamed) report('picture-name', at(), { id, ...misnamed })
        else report('missing-picture', at(), { id }, suggest(id, known))
    else if (first && missing.length > 0) report('missing-picture-files', first.at(), { id, files: missing })
    else if (first && !isMissing)
      for (const name of filesOfPicture(id, paths))
        if (!files.includes(name)) report('picture-not-shown', first.at(), { id, name })
  }
}

/** An `island`, a small drawing, that news or team name and that does not exist. */
export const missingIsland: WorkspaceRule = (workspace, report) => {
  const known = namesIn(workspace.paths, /^public\/images\/islands\/([^/]+)\.svg$/)
  for (const file of known.length > 0 ? (['news', 'team'] as const) : [])
    for (const { value, at } of placesIn(workspace, file, `${file} * island`)) {
      const id = String(value)
      if (!known.includes(id)) report('missing-island', at(), { id }, suggest(id, known))
    }
}

function namesIn(paths: readonly string[], file: RegExp): readonly string[] {
  return paths.flatMap((path) => file.exec(path)?.[1] ?? [])
}

/** A news entry of the home page's updates that does not exist. */
export const unknownNews: WorkspaceRule = (workspace, report) => {
  // A missing file is reported by itself.
  if (!workspace.validated.has(`${contentFolder}news.json`)) return
  const known = placesIn(workspace, 'news', 'news * id').map(({ value }) => String(value))
  for (const { value, at } of placesIn(workspace, 'latest-updates', 'updates * news')) {
    const id = String(value)
    if (!known.includes(id)) report('unknown-news', at(), { id }, suggest(id, known))
  }
}

/** The ids that are the end of an address, that a visitor's browser remembers, or that name a picture. */
const uniqueIds = [
  ['news * id', 'repeated-id'],
  ['sections * id', 'repeated-id'],
  ['sites * id', 'repeated-id'],
  ['images * id', 'repeated-picture'],
] as const

/** Two entries of a file with one id, or a picture that is in the gallery twice. */
export const repeatedId: WorkspaceRule = ({ validated }, report) => {
  const files = [...validated.values()].filter(({ path }) => path.startsWith(contentFolder))
  for (const file of files)
    for (const [places, rule] of uniqueIds)
      for (const [entry, first] of repeated(placesLike(file, places)))
        report(rule, entry.at(), { id: String(entry.value) }, { also: [first.at()] })
}

/** The places like this in a file of the pages' content. */
function placesIn({ validated }: Workspace, name: string, pattern: string): readonly FoundPlace[] {
  return placesLike(validated.get(`${contentFolder}${name}.json`), pattern)
}
