import { toValue } from '../json/json-node'
import type { Report } from '../report/diagnostic'
import type { Grammar } from '../schema/grammar'
import { contentFolder, fileKind, type FileKind } from './file-kind'
import type {
  FixturesFile,
  FormFolder,
  ManifestFile,
  MessageFile,
  SchemaFile,
  UiFile,
  Workspace,
} from './form-folder'
import { type ValidatedFile, validateSource, readSource, type SourceFile } from './source-file'

/** Files by their path from the top of the repository; a path that ends with `/` is a folder without files. */
export type WorkspaceFiles = ReadonlyMap<string, string | Uint8Array>

/** What is kept from one run to the next, so that unchanged files and forms are not read again. */
export interface LintCache {
  readonly sources: Map<string, { readonly input: string | Uint8Array; readonly source: SourceFile }>
  readonly grammars: WeakMap<SourceFile, Grammar>
  readonly validated: WeakMap<
    SourceFile,
    { readonly grammar: Grammar; readonly validated: ValidatedFile<unknown> }
  >
  readonly forms: Map<string, FormFolder>
  readonly reports: WeakMap<FormFolder, { readonly behaviour: boolean; readonly reports: readonly Report[] }>
}

/** An empty cache. */
export function createCache(): LintCache {
  return {
    sources: new Map(),
    grammars: new WeakMap(),
    validated: new WeakMap(),
    forms: new Map(),
    reports: new WeakMap(),
  }
}

/** Read all files and sort them into forms. Never throws. */
export function readWorkspace(files: WorkspaceFiles, cache: LintCache): Workspace {
  const paths = [...files.keys()].sort()
  const kinds = new Map(paths.map((path) => [path, fileKind(path)]))
  const sources = new Map(
    paths.flatMap((path) =>
      isJson(kinds.get(path)) ? [[path, recall(cache, path, files.get(path) ?? '')]] : [],
    ),
  )
  const validated = [...sources.values()].flatMap(
    (source) => judge(sources, cache, source, kinds.get(source.path)) ?? [],
  )
  const byPath = new Map(validated.map((file) => [file.path, file]))
  // Validated against its grammar, so a usable manifest has this loose type.
  const manifest = usable(byPath.get('forms/manifest.json'), ['cards']) as ManifestFile | undefined
  const forms = [...slugsOf(kinds)].map((slug) => folderOf(slug, kinds, sources, byPath, cache))
  return { paths, sources, validated, forms, ...(manifest && { manifest }) }
}

function isJson(kind: FileKind | undefined): boolean {
  return (
    kind !== undefined &&
    ['manifest', 'part', 'fixtures', 'snapshot', 'grammar', 'content'].includes(kind.kind)
  )
}

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

function judge(
  sources: ReadonlyMap<string, SourceFile>,
  cache: LintCache,
  source: SourceFile,
  kind: FileKind | undefined,
): ValidatedFile<unknown> | undefined {
  const path = kind && grammarPath(source, kind)
  const grammarSource = path === undefined ? undefined : sources.get(path)
  const grammar = grammarSource && grammarOf(cache, grammarSource)
  if (!grammar) return undefined
  const known = cache.validated.get(source)
  if (known?.grammar === grammar) return known.validated
  const validated = validateSource<unknown>(source, grammar)
  if (validated) cache.validated.set(source, { grammar, validated })
  return validated
}

/** The grammar of a file: by its path in `forms/`, by its "$schema" line in the pages' content. */
export function grammarPath(source: SourceFile, kind: FileKind): string | undefined {
  if (kind.kind === 'part') return `forms/_schema/${kind.part}.schema.json`
  if (kind.kind === 'manifest' || kind.kind === 'fixtures') return `forms/_schema/${kind.kind}.schema.json`
  if (kind.kind !== 'content' || source.root?.kind !== 'object') return undefined
  const line = source.root.members.find(({ key }) => key === '$schema')?.value
  const named = line?.kind === 'scalar' && typeof line.value === 'string' ? line.value : ''
  const name =
    /_schema\/([\w-]+\.schema\.json)$/.exec(named)?.[1] ??
    `${source.path.split('/').at(-1)?.slice(0, -5) ?? ''}.schema.json`
  return `${contentFolder}_schema/${name}`
}

function grammarOf(cache: LintCache, source: SourceFile): Grammar | undefined {
  if (!source.root || source.reports.length > 0) return undefined
  const known = cache.grammars.get(source)
  // Separate tests prove that the grammars are JSON Schemas.
  const grammar = known ?? (toValue(source.root) as Grammar)
  cache.grammars.set(source, grammar)
  return grammar
}

function slugsOf(kinds: ReadonlyMap<string, FileKind>): ReadonlySet<string> {
  const slugs = [...kinds].flatMap(([path, kind]) =>
    'slug' in kind ? [kind.slug] : (/^forms\/([a-z][^/]*)\/./.exec(path)?.[1] ?? []),
  )
  return new Set(slugs)
}

function folderOf(
  slug: string,
  kinds: ReadonlyMap<string, FileKind>,
  sources: ReadonlyMap<string, SourceFile>,
  validated: ReadonlyMap<string, ValidatedFile<unknown>>,
  cache: LintCache,
): FormFolder {
  const place = `forms/${slug}/`
  const paths = [...kinds.keys()].filter((path) => path.startsWith(place))
  // Validated against their grammars, so usable files have the loose types generated from them.
  const schema = usable(validated.get(`${place}schema.json`), ['properties', 'required', 'allOf']) as
    SchemaFile | undefined
  const ui = usable(validated.get(`${place}ui.json`), []) as UiFile | undefined
  const message = usable(validated.get(`${place}message.json`), ['fields']) as MessageFile | undefined
  const fixtures = usable(validated.get(`${place}fixtures.json`), ['valid', 'wrong']) as
    FixturesFile | undefined
  const snapshot = sources.get(`${place}messages.snapshot.json`)
  const fresh: FormFolder = {
    slug,
    paths,
    ...(fixtures && { fixtures }),
    ...(snapshot && { snapshot }),
    ...(schema && { schema }),
    ...(ui && { ui }),
    ...(message && { message }),
  }
  const known = cache.forms.get(slug)
  if (known && shallowEqual(known, fresh)) return known
  cache.forms.set(slug, fresh)
  return fresh
}

/**
 * A file in which one of these groups is missing or broken is not used: everything reported about it would be a
 * consequence.
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
export function shallowEqual(known: FormFolder, fresh: FormFolder): boolean {
  return (
    known.schema === fresh.schema &&
    known.ui === fresh.ui &&
    known.message === fresh.message &&
    known.fixtures === fresh.fixtures &&
    known.snapshot === fresh.snapshot &&
    known.paths.join() === fresh.paths.join()
  )
}
