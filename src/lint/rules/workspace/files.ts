import { itemsOf, memberOf, membersOf } from '../../json/json-node'
import { didYouMean } from '../../report/did-you-mean'
import { contentFolder, fileKind, manifestPath } from '../../source/file-kind'
import { pointTo, startOf } from '../../json/locate'
import type { Workspace } from '../../source/form-folder'
import { grammarPath } from '../../source/read-workspace'
import { suggest, type WorkspaceRule } from '../rule'
import { bareName, definitionFiles, foldersElsewhere, isSymlink, misnamedFile } from '../stray-files'

/** A file whose grammar is missing or cannot be read, so that nothing in it can be checked. */
export const missingGrammar: WorkspaceRule = ({ sources }, report) => {
  const known = contentFiles(sources)
  for (const source of sources.values()) {
    // That no page reads a file is reported by itself.
    const isRead =
      fileKind(source.path).kind !== 'content' || known.includes(source.path.slice(contentFolder.length))
    if (!isRead && known.length > 0) continue
    const path = grammarPath(source)
    const grammar = path === undefined ? undefined : sources.get(path)
    if (path === undefined || !source.root || (grammar?.root && grammar.reports.length === 0)) continue
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
  const isGone = !paths.some((path) => path.startsWith('forms/'))
  if ((isWhole || isGone) && !paths.includes(manifestPath))
    report('missing-manifest', startOf(manifestPath), {})
}

/** A file of the pages' content, without which the site cannot be built. */
export const missingContent: WorkspaceRule = ({ paths, sources }, report) => {
  for (const name of contentFiles(sources))
    if (!paths.includes(contentFolder + name))
      report('missing-content', startOf(contentFolder + name), { name })
}

/** The files of the pages' content: those that a grammar lists, else the one with its own name. */
function contentFiles(sources: Workspace['sources']): readonly string[] {
  return [...sources.values()].flatMap(({ path, root }) => {
    if (fileKind(path).kind !== 'grammar' || !path.startsWith(contentFolder) || !root) return []
    const listed = itemsOf(memberOf(root, 'files')?.value)
    if (listed.length === 0) return path.replace(/^.*\/(.*)\.schema\.json$/, '$1.json')
    return listed.flatMap((file) => (file.kind === 'scalar' ? String(file.value) : []))
  })
}

const inFolder = [...definitionFiles, 'fixtures.json', 'messages.snapshot.json']
const atTop = ['manifest.json', 'README.md', '_schema']

/** A file of the pages' content that no page reads. */
export const unreadContent: WorkspaceRule = ({ paths, sources }, report) => {
  const known = contentFiles(sources)
  for (const path of known.length > 0 ? paths.filter((one) => fileKind(one).kind === 'content') : []) {
    const name = path.slice(contentFolder.length)
    if (!known.includes(name)) report('unknown-file', startOf(path), { name }, suggest(name, known))
  }
}

/** A file or an empty folder in `forms/` that nothing reads; a file with a misspelt name is reported separately. */
export const unknownFile: WorkspaceRule = ({ paths, forms }, report) => {
  const told = new Set(forms.flatMap((form) => definitionFiles.map((name) => misnamedFile(form, name))))
  const folders = foldersElsewhere(paths)
  for (const path of paths) {
    const isTold = told.has(path) || isSymlink(path) || folders.some((folder) => path.startsWith(folder))
    if (fileKind(path).kind !== 'unknown' || isTold) continue
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
  const meant = didYouMean(json, inFolder)?.value
  return meant === name ? undefined : meant
}

/** A "$schema" that is not the first entry, where people and editors expect it. */
export const schemaLineFirst: WorkspaceRule = ({ validated }, report) => {
  for (const file of validated.values()) {
    const index = membersOf(file.root).findIndex(({ key }) => key === '$schema')
    if (index > 0) report('schema-line-first', pointTo(file).key('$schema'))
  }
}
