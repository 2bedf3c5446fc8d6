import { memberOf, toValue, membersOf } from '../json/json-node'
import type { Grammar } from '../schema/grammar'
import { contentFiles, nameByGrammar } from './content-files'
import { contentFolder, fileKind, manifestPath, type FileKind } from './file-kind'
import type {
  FixturesFile,
  FormFolder,
  ManifestFile,
  MessageFile,
  SchemaFile,
  UiFile,
  Workspace,
} from './form-folder'
import { groupBy } from '../group-by'
import { memoize } from '../memoize'
import { type ValidatedFile, validateSource, readSource, type SourceFile } from './source-file'

/** Files by their path from the top of the repository; one that ends with `/` is an empty folder, one that ends with `@` a symbolic link. */
export type WorkspaceFiles = ReadonlyMap<string, string | Uint8Array>

/**
 * The cache between runs. An unchanged file, and a form whose files are all unchanged, is the same object as
 * in the previous run, so results that `memoize` keeps for it are reused.
 */
export interface LintCache {
  readonly sources: Map<string, { readonly input: string | Uint8Array; readonly source: SourceFile }>
  readonly forms: Map<string, FormFolder>
}

export function createCache(): LintCache {
  return { sources: new Map(), forms: new Map() }
}

/** Read all files and sort them into forms. Never throws. */
export function readWorkspace(files: WorkspaceFiles, cache: LintCache): Workspace {
  const paths = [...files.keys()].sort()
  const sources = new Map(
    paths.flatMap((path) =>
      unread.includes(fileKind(path).kind) ? [] : [[path, recall(cache, path, files.get(path) ?? '')]],
    ),
  )
  const validated = new Map(
    [...sources.values()].flatMap((source) => {
      const path = grammarPath(source, sources) ?? ''
      const grammar = sources.get(path)
      const file = grammar && validatorOf(grammar)(source)
      return file ? [[file.path, inPlace(file, path, sources)]] : []
    }),
  )
  // Validated against its grammar, so a usable manifest has this loose type.
  const manifest = usable(validated.get(manifestPath), ['cards']) as ManifestFile | undefined
  const slugs = new Set(paths.flatMap((path) => slugOf(path) ?? []))
  const forms = [...slugs].map((slug) => {
    const fresh = folderOf(slug, paths, sources, validated)
    const known = cache.forms.get(slug)
    const form = known && isSameFolder(known, fresh) ? known : fresh
    cache.forms.set(slug, form)
    return form
  })
  return { paths, sources, validated, forms, ...(manifest && { manifest }) }
}

const unread: readonly FileKind['kind'][] = ['guide', 'folder', 'other', 'unknown']

function recall(cache: LintCache, path: string, input: string | Uint8Array): SourceFile {
  const known = cache.sources.get(path)
  if (known && isSame(known.input, input)) return known.source
  const source = readSource(path, input)
  cache.sources.set(path, { input, source })
  return source
}

function isSame(one: string | Uint8Array, other: string | Uint8Array): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]))
}

// Separate tests prove that the grammars are JSON Schemas.
const grammarOf = memoize(({ root, reports }: SourceFile) =>
  root && reports.length === 0 ? (toValue(root) as Grammar) : undefined,
)

const validatorOf = memoize((grammarSource: SourceFile) => {
  const grammar = grammarOf(grammarSource)
  return memoize((source: SourceFile) => grammar && validateSource(source, grammar))
})

/** The file; if all of it belongs in another file, one without any content that is reported for that alone. */
function inPlace(
  file: ValidatedFile<unknown>,
  path: string,
  sources: Workspace['sources'],
): ValidatedFile<unknown> {
  const meant = grammarMeant(file, grammarsIn(sources).get(folderOfFile(path)) ?? [])
  if (meant === undefined) return file
  const names = [...contentFiles(sources)].flatMap(([name, grammar]) => (grammar === meant ? name : []))
  const name = names[0] ?? nameByGrammar(meant)
  const { start } = file.root
  const report = { rule: 'other-file', file: file.path, start, end: start + 1, values: { name } } as const
  return { ...file, reports: [report], invalidPaths: [[]] }
}

const grammarsIn = memoize((sources: Workspace['sources']) => {
  const grammars = [...sources.values()].flatMap((source) => {
    const grammar = fileKind(source.path).kind === 'grammar' ? grammarOf(source) : undefined
    return grammar ? [[source.path, grammar] as const] : []
  })
  return groupBy(grammars, ([path]) => folderOfFile(path))
})

function folderOfFile(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/**
 * The path of a file's grammar: by its own path in `forms/`; in the pages' content by its name, unless its "$schema" line
 * names a grammar that does not exist.
 */
export function grammarPath({ path, root }: SourceFile, sources: Workspace['sources']): string | undefined {
  const kind = fileKind(path)
  if (kind.kind === 'part') return `forms/_schema/${kind.part}.schema.json`
  if (kind.kind === 'manifest' || kind.kind === 'fixtures') return `forms/_schema/${kind.kind}.schema.json`
  if (kind.kind !== 'content' || !root) return undefined
  const line = memberOf(root, '$schema')?.value
  const named =
    line?.kind === 'scalar' ? /_schema\/([\w-]+\.schema\.json)$/.exec(String(line.value))?.[1] : undefined
  const home = contentFiles(sources).get(path.slice(contentFolder.length))
  const told = `${contentFolder}_schema/${named ?? `${path.split('/').at(-1)?.slice(0, -5) ?? ''}.schema.json`}`
  return home !== undefined && (named === undefined || sources.has(told)) ? home : told
}

function slugOf(path: string): string | undefined {
  const kind = fileKind(path)
  return 'slug' in kind ? kind.slug : /^forms\/([a-z][^/]*)\/./.exec(path)?.[1]
}

function folderOf(
  slug: string,
  paths: readonly string[],
  sources: ReadonlyMap<string, SourceFile>,
  validated: ReadonlyMap<string, ValidatedFile<unknown>>,
): FormFolder {
  const place = `forms/${slug}/`
  const file = (name: string, groups: readonly string[]) => usable(validated.get(place + name), groups)
  // Validated against their grammars, so usable files have the loose types generated from them.
  return {
    slug,
    paths: paths.filter((path) => path.startsWith(place)),
    schema: file('schema.json', ['properties', 'required', 'allOf']) as SchemaFile | undefined,
    ui: file('ui.json', []) as UiFile | undefined,
    message: file('message.json', ['fields']) as MessageFile | undefined,
    fixtures: file('fixtures.json', ['valid', 'wrong']) as FixturesFile | undefined,
    snapshot: sources.get(`${place}messages.snapshot.json`),
  }
}

/**
 * The file; undefined if one of these groups is missing or broken, because all other reports about the file
 * would only follow from that.
 */
function usable(
  file: ValidatedFile<unknown> | undefined,
  groups: readonly string[],
): ValidatedFile<unknown> | undefined {
  const isBroken = file?.invalidPaths.some(
    ([key, ...rest]) => key === undefined || (rest.length === 0 && groups.includes(String(key))),
  )
  return isBroken ? undefined : file
}

/** Whether two versions of a folder consist of the very same files. */
function isSameFolder(known: FormFolder, fresh: FormFolder): boolean {
  const parts = ['schema', 'ui', 'message', 'fixtures', 'snapshot'] as const
  return parts.every((part) => known[part] === fresh[part]) && known.paths.join() === fresh.paths.join()
}

/**
 * The grammar of the file that a file's whole text was meant for, such as a schema.json that was pasted into ui.json:
 * it has every key that another grammar of its folder needs, and none that only its own knows. Undefined for a file
 * that is in its place.
 */
function grammarMeant(
  { source, grammar: own }: ValidatedFile<unknown>,
  grammars: readonly (readonly [path: string, grammar: Grammar])[],
): string | undefined {
  const keys = membersOf(source.root).flatMap(({ key }) => (key === '$schema' ? [] : key))
  if (needsOf(own).every((key) => keys.includes(key))) return undefined
  const found = grammars.find(([, other]) => {
    const needs = needsOf(other)
    const isOnlyHere = (key: string): boolean => knows(own, key) && !knows(other, key)
    return (
      other !== own && needs.length > 0 && needs.every((key) => keys.includes(key)) && !keys.some(isOnlyHere)
    )
  })
  return found?.[0]
}

function needsOf({ required = [] }: Grammar): readonly string[] {
  return required.filter((key) => key !== '$schema')
}

function knows({ properties = {} }: Grammar, key: string): boolean {
  return Object.hasOwn(properties, key)
}
