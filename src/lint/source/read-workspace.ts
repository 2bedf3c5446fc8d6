import type { Finding } from '../report/finding'
import type { Grammar } from '../schema/grammar'
import { toValue } from '../json/json-node'
import { contentFolder, fileKind, type FileKind } from './file-kind'
import { holds } from './holds'
import type {
  FixtureFile,
  FormFolder,
  ManifestFile,
  MessageFile,
  SchemaFile,
  UiFile,
  Workspace,
} from './form-folder'
import { judgeSource, readSource, type Judged, type SourceFile } from './source-file'

/** Files by their path from the top of the repository; a path that ends with `/` is a folder without files. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/** What is kept from one check to the next, so that files and forms that did not change are not read again. */
export interface Memory {
  readonly sources: Map<string, { readonly input: string | Uint8Array; readonly source: SourceFile }>
  readonly grammars: WeakMap<SourceFile, Grammar>
  readonly judged: WeakMap<SourceFile, { readonly grammar: Grammar; readonly judged: Judged<unknown> }>
  readonly forms: Map<string, FormFolder>
  readonly findings: WeakMap<FormFolder, readonly Finding[]>
}

/** A memory that knows nothing yet. */
export function emptyMemory(): Memory {
  return {
    sources: new Map(),
    grammars: new WeakMap(),
    judged: new WeakMap(),
    forms: new Map(),
    findings: new WeakMap(),
  }
}

/** Read all files and sort them into forms. Never throws. */
export function readWorkspace(files: Files, memory: Memory): Workspace {
  const paths = [...files.keys()].sort()
  const kinds = new Map(paths.map((path) => [path, fileKind(path)]))
  const sources = new Map(
    paths.flatMap((path) =>
      isJson(kinds.get(path)) ? [[path, recall(memory, path, files.get(path) ?? '')]] : [],
    ),
  )
  const judged = [...sources.values()].flatMap(
    (source) => judge(sources, memory, source, kinds.get(source.path)) ?? [],
  )
  const byPath = new Map(judged.map((file) => [file.path, file]))
  // The grammar has been applied, so what is usable is a loose manifest.
  const manifest = usable(byPath.get('forms/manifest.json'), ['cards']) as ManifestFile | undefined
  const forms = [...slugsOf(kinds)].map((slug) => folderOf(slug, kinds, sources, byPath, memory))
  return { paths, sources, judged, forms, ...(manifest && { manifest }) }
}

function isJson(kind: FileKind | undefined): boolean {
  return (
    kind !== undefined && ['manifest', 'part', 'fixture', 'golden', 'grammar', 'content'].includes(kind.kind)
  )
}

function recall(memory: Memory, path: string, input: string | Uint8Array): SourceFile {
  const known = memory.sources.get(path)
  if (known && isSame(known.input, input)) return known.source
  const source = readSource(path, input)
  memory.sources.set(path, { input, source })
  return source
}

function isSame(one: string | Uint8Array, other: string | Uint8Array): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]))
}

function judge(
  sources: ReadonlyMap<string, SourceFile>,
  memory: Memory,
  source: SourceFile,
  kind: FileKind | undefined,
): Judged<unknown> | undefined {
  const path = kind && grammarPath(source, kind)
  const grammarSource = path === undefined ? undefined : sources.get(path)
  const grammar = grammarSource && grammarOf(memory, grammarSource)
  if (!grammar) return undefined
  const known = memory.judged.get(source)
  if (known?.grammar === grammar) return known.judged
  const judged = judgeSource<unknown>(source, grammar)
  if (judged) memory.judged.set(source, { grammar, judged })
  return judged
}

/** The grammar a file is held against: by its place in `forms/`, by its own "$schema" line in the pages' content. */
export function grammarPath(source: SourceFile, kind: FileKind): string | undefined {
  if (kind.kind === 'part') return `forms/_schema/${kind.part}.schema.json`
  if (kind.kind === 'manifest' || kind.kind === 'fixture') return `forms/_schema/${kind.kind}.schema.json`
  if (kind.kind !== 'content' || source.root?.kind !== 'object') return undefined
  const line = source.root.members.find(({ key }) => key === '$schema')?.value
  const named = line?.kind === 'scalar' && typeof line.value === 'string' ? line.value : ''
  const name =
    /_schema\/([\w-]+\.schema\.json)$/.exec(named)?.[1] ??
    `${source.path.split('/').at(-1)?.slice(0, -5) ?? ''}.schema.json`
  return `${contentFolder}_schema/${name}`
}

function grammarOf(memory: Memory, source: SourceFile): Grammar | undefined {
  if (!source.root || source.findings.length > 0) return undefined
  const known = memory.grammars.get(source)
  // The grammars are proven to be JSON Schemas by tests of their own.
  const grammar = known ?? (toValue(source.root) as Grammar)
  memory.grammars.set(source, grammar)
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
  judged: ReadonlyMap<string, Judged<unknown>>,
  memory: Memory,
): FormFolder {
  const place = `forms/${slug}/`
  const paths = [...kinds.keys()].filter((path) => path.startsWith(place))
  // The grammars have been applied, so what is usable is of the (loose) type written from its grammar.
  const schema = usable(judged.get(`${place}schema.json`), ['properties', 'required', 'allOf']) as
    SchemaFile | undefined
  const ui = usable(judged.get(`${place}ui.json`), []) as UiFile | undefined
  const message = usable(judged.get(`${place}message.json`), ['fields']) as MessageFile | undefined
  const fixtures = new Map<string, FixtureFile>()
  const goldens = new Map<string, SourceFile>()
  for (const path of paths) {
    const kind = kinds.get(path)
    const file = usable(judged.get(path), ['answers', 'errors', 'accepted'])
    if (kind?.kind === 'fixture' && file) fixtures.set(kind.name, file as FixtureFile)
    const golden = sources.get(path)
    if (kind?.kind === 'golden' && golden) goldens.set(kind.name, golden)
  }
  const fresh: FormFolder = {
    slug,
    paths,
    fixtures,
    goldens,
    ...(schema && { schema }),
    ...(ui && { ui }),
    ...(message && { message }),
  }
  const known = memory.forms.get(slug)
  if (known && holds(known, fresh)) return known
  memory.forms.set(slug, fresh)
  return fresh
}

/** A file without one of the groups that everything else hangs on says nothing that could be trusted. */
function usable(file: Judged<unknown> | undefined, groups: readonly string[]): Judged<unknown> | undefined {
  const isBroken = file?.faults.some(
    ([key, ...rest]) => key === undefined || (rest.length === 0 && groups.includes(String(key))),
  )
  return isBroken ? undefined : file
}
