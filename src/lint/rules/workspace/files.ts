import { memberOf, membersOf } from '../../json/json-node'
import { didYouMean } from '../../report/did-you-mean'
import { contentFiles } from '../../source/content-files'
import { contentFolder, fileKind, manifestPath, staffFolders } from '../../source/file-kind'
import { pointTo, startOf } from '../../json/locate'
import grammarFiles from '../../source/grammar-files.json'
import { grammarPath } from '../../source/read-workspace'
import { suggest, type WorkspaceRule } from '../rule'
import {
  bareName,
  definitionFiles,
  formFolderFiles,
  foldersElsewhere,
  isSymlink,
  looseFiles,
  misnamedFile,
} from '../stray-files'

/** A folder with what staff write that is missing or empty, or that a file has taken the place of. */
export const missingFolder: WorkspaceRule = ({ paths }, report) => {
  for (const folder of staffFolders) {
    if (paths.includes(folder)) report('file-for-folder', startOf(folder), { folder })
    if (paths.includes(`${folder}/`)) report('missing-folder', startOf(`${folder}/`), { folder })
  }
}

/** A grammar that the site comes with and that is missing. Where few files are linted, none of its folder may be there. */
export const grammarGone: WorkspaceRule = ({ paths, sources }, report) => {
  for (const { folder, grammar } of grammars) {
    const holder = folder.slice(0, -'_schema/'.length)
    if (sources.has(folder + grammar)) continue
    if (paths.some((path) => path.startsWith(holder) && sources.has(path)))
      report('grammar-gone', startOf(folder), { folder, grammar })
  }
}

/** The grammars that the site comes with. */
const grammars = Object.entries(grammarFiles).flatMap(([folder, names]) =>
  names.map((name) => ({ folder, grammar: `${name}.schema.json` })),
)

/** A file whose grammar is missing or cannot be read, so that nothing in it can be checked. */
export const missingGrammar: WorkspaceRule = ({ sources }, report) => {
  const known = contentFiles(sources)
  for (const source of sources.values()) {
    // That no page reads a file is reported by itself.
    const isRead =
      fileKind(source.path).kind !== 'content' || known.has(source.path.slice(contentFolder.length))
    if (!isRead && known.size > 0) continue
    const path = grammarPath(source, sources)
    const grammar = path === undefined ? undefined : sources.get(path)
    if (path === undefined || !source.root || (grammar?.root && grammar.reports.length === 0)) continue
    // One that is gone is reported by itself.
    if (!grammar && grammars.some((known) => known.folder + known.grammar === path)) continue
    const { start, end } = memberOf(source.root, '$schema')?.value ?? { start: 0, end: 1 }
    report(
      grammar ? 'broken-grammar' : 'missing-grammar',
      { file: source.path, start, end },
      { grammar: path },
    )
  }
}

/** The manifest, without which the site cannot be built. */
export const missingManifest: WorkspaceRule = ({ paths, sources }, report) => {
  // Where only a few files are linted, the grammars are not among them; where there is none at all, the folder is gone.
  const isWhole = sources.has('forms/_schema/manifest.schema.json')
  const isGone = !paths.some((path) => /^forms(?:\/|$)/.test(path))
  if ((isWhole || isGone) && !paths.includes(manifestPath))
    report('missing-manifest', startOf(manifestPath), {}, { suggestion: misnamedAs(manifestPath, paths) })
}

/** A file of the pages' content, without which the site cannot be built. */
export const missingContent: WorkspaceRule = ({ paths, sources }, report) => {
  for (const name of contentFiles(sources).keys()) {
    const path = contentFolder + name
    if (!paths.includes(path))
      report('missing-content', startOf(path), { name }, { suggestion: misnamedAs(path, paths) })
  }
}

/** The name of the file beside a missing one that was probably meant to be it. */
function misnamedAs(missing: string, paths: readonly string[]): string | undefined {
  const folder = missing.slice(0, missing.lastIndexOf('/') + 1)
  const name = missing.slice(folder.length)
  const beside = paths.filter((path) => path.startsWith(folder) && !path.slice(folder.length).includes('/'))
  const found = beside.find((path) => bareName(path.slice(folder.length)).toLowerCase() === name)
  return found?.slice(folder.length)
}

const atTop = ['manifest.json', 'README.md', '_schema']

/** A file of the pages' content that no page reads. While a grammar is missing, it may be one that this grammar lists. */
export const unreadContent: WorkspaceRule = ({ paths, sources }, report) => {
  const known = [...contentFiles(sources).keys()]
  const isOneGone = grammars.some(
    ({ folder, grammar }) => folder.startsWith(contentFolder) && !sources.has(folder + grammar),
  )
  if (known.length === 0 || isOneGone) return
  for (const path of paths.filter((one) => fileKind(one).kind === 'content')) {
    const name = path.slice(contentFolder.length)
    const isReported = known.some(
      (other) => !paths.includes(contentFolder + other) && bareName(name).toLowerCase() === other,
    )
    if (!known.includes(name) && !isReported)
      report('unknown-file', startOf(path), { name }, suggest(name, known))
  }
}

/** A file or an empty folder in `forms/` that nothing reads; a file with a misspelt name is reported separately. */
export const unknownFile: WorkspaceRule = ({ paths, forms }, report) => {
  const manifest = paths.includes(manifestPath) ? undefined : misnamedAs(manifestPath, paths)
  const reported = new Set<string | undefined>([
    ...forms.flatMap((form) => definitionFiles.map((name) => misnamedFile(form, name))),
    ...looseFiles(paths),
    ...(manifest === undefined ? [] : [`forms/${manifest}`]),
  ])
  const folders = foldersElsewhere(paths)
  for (const path of paths) {
    if (fileKind(path).kind !== 'unknown' || reported.has(path) || isSymlink(path)) continue
    if (folders.some((folder) => path.startsWith(folder))) continue
    const name = /[^/]*\/?$/.exec(path)?.[0] ?? path
    const suggestion = meantName(path, name)
    if (name.endsWith('/')) report('unknown-folder', startOf(path), { name: name.slice(0, -1) })
    else if (suggestion !== undefined && paths.includes(path.slice(0, -name.length) + suggestion))
      report('file-twice', startOf(path), { name, meant: suggestion })
    else report('unknown-file', startOf(path), { name }, { suggestion })
  }
}

function meantName(path: string, name: string): string | undefined {
  if (path.split('/').length === 2) return didYouMean(name, atTop)?.value
  const json = bareName(name.replace(/\.(?:JSON|jsn|jso|json5|jsonc|txt|json\.txt)$/, '.json'))
  const meant = didYouMean(json, formFolderFiles)?.value
  return meant === name ? undefined : meant
}

/** A "$schema" that is not the first entry, where people and editors expect it. */
export const schemaLineFirst: WorkspaceRule = ({ validated }, report) => {
  for (const file of validated.values()) {
    const index = membersOf(file.root).findIndex(({ key }) => key === '$schema')
    if (index > 0) report('schema-line-first', pointTo(file).key('$schema'))
  }
}
