import type { Span } from '../json/json-node'
import type { Report, FormRule, RuleId, WorkspaceRule } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import { nearestSlug, fileKind, isSlug } from '../source/file-kind'
import type { FormFolder, Workspace } from '../source/form-folder'
import { reportKey } from '../source/locate'
import { grammarPath } from '../source/read-workspace'

/** A file whose grammar is missing or cannot be read, so that nothing in it can be checked. */
export const missingGrammar: WorkspaceRule = ({ sources }) =>
  [...sources.values()].flatMap((source) => {
    const path = grammarPath(source, fileKind(source.path))
    const grammar = path === undefined ? undefined : sources.get(path)
    if (path === undefined || !source.root || (grammar?.root && grammar.reports.length === 0)) return []
    const line =
      source.root.kind === 'object'
        ? source.root.members.find(({ key }) => key === '$schema')?.value
        : undefined
    const span = line ? { start: line.start, end: line.end } : { start: 0, end: 1 }
    return [
      {
        rule: grammar ? 'broken-grammar' : 'missing-grammar',
        file: source.path,
        span,
        values: { grammar: path },
      },
    ]
  })

const nowhere: Span = { start: 0, end: 0 }
const parts = ['schema.json', 'ui.json', 'message.json']
const inFolder = ['schema.json', 'ui.json', 'message.json', 'fixtures.json', 'messages.snapshot.json']
const atTop = ['manifest.json', 'README.md', '_schema']

/** A file in `forms/` that nothing reads; one with a misspelt name is reported separately. */
export const unknownFile: WorkspaceRule = ({ paths, forms }) => {
  const told = new Set(forms.flatMap((form) => [...misnamedIn(form).values()]))
  const nested = nestedFolders(paths)
  const isTold = (path: string) => told.has(path) || nested.some((folder) => path.startsWith(folder))
  return paths
    .filter((path) => fileKind(path).kind === 'unknown' && !isTold(path))
    .map((path) => {
      const suggestion = meantName(path)
      const values = { name: path.split('/').at(-1) ?? path }
      return { rule: 'unknown-file', file: path, span: nowhere, values, ...(suggestion && { suggestion }) }
    })
}

function meantName(path: string): string | undefined {
  const [, folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return didYouMean(folder, atTop)?.value
  const [name = ''] = rest
  const json = name.replace(/\.(?:JSON|jsn|jso|json5|jsonc|txt|json\.txt)$/, '.json')
  return didYouMean(json, inFolder)?.value
}

/** The files that may be a missing part of the form under a wrong name, by that part's name. */
function misnamedIn({ slug, paths }: FormFolder): ReadonlyMap<string, string> {
  const folder = `forms/${slug}/`
  const unknown = paths.filter((path) => fileKind(path).kind === 'unknown' && !path.endsWith('/'))
  const found = parts.flatMap((part) => {
    if (paths.includes(folder + part)) return []
    const bare = (path: string) =>
      path.slice(folder.length).replace(/(?:\.txt|\.bak|~| \(\d+\)(?=\.json$))$/i, '')
    const path = unknown.find((one) => didYouMean(bare(one), [part])?.value === part)
    return path === undefined ? [] : [[part, path] as const]
  })
  return new Map(found)
}

/** Folders inside a form's folder that contain a form: extracted twice, or put in the wrong place. */
function nestedFolders(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap(
    (path) => /^(forms\/[^/_.][^/]*\/.+\/)(?:schema|ui|message)\.json$/.exec(path)?.[1] ?? [],
  )
  return [...new Set(folders)]
}

/** A form's folder inside another folder. */
export const nestedFolder: WorkspaceRule = ({ paths }) =>
  nestedFolders(paths).map((folder) => ({
    rule: 'nested-folder',
    file: folder,
    span: nowhere,
    values: { folder: folder.split('/').at(-2) ?? '' },
  }))

/** The form that a folder was copied from, judging by the name that file managers give a copy. */
function originalOf({ slug }: FormFolder, forms: readonly FormFolder[]): string | undefined {
  const original =
    /^(.+?)(?:[ _-]*\(?copy\)?[ _-]*\(?\d*\)?| \(\d+\))$/i.exec(slug)?.[1] ??
    /^copy of (.+)$/i.exec(slug)?.[1]
  return forms.some((form) => form.slug === original) ? original : undefined
}

/** A folder that is still a copy of a form: any other report about it would be a consequence. */
export const copiedFolder: WorkspaceRule = ({ forms }) =>
  forms.flatMap((form) => {
    const original = originalOf(form, forms)
    if (original === undefined) return []
    return [{ rule: 'copied-folder', file: `forms/${form.slug}/`, span: nowhere, values: { original } }]
  })

/** The workspace without folders that one report covers: copies, and those that contain nothing but a folder. */
export function withoutStrayFolders(workspace: Workspace): Workspace {
  const nested = nestedFolders(workspace.paths)
  const isStray = (form: FormFolder) =>
    originalOf(form, workspace.forms) !== undefined ||
    (form.paths.length > 0 && form.paths.every((path) => nested.some((folder) => path.startsWith(folder))))
  return { ...workspace, forms: workspace.forms.filter((form) => !isStray(form)) }
}

/** Rules that report a missing form. */
const missingForm: ReadonlySet<RuleId> = new Set<RuleId>([
  'card-without-folder',
  'unknown-related',
  'unlisted-without-folder',
])

/** Leaves out the reports that a form is missing when its folder is in the wrong place. */
export function withoutMoved(reports: readonly Report[], { paths }: Workspace): readonly Report[] {
  const moved = new Set(nestedFolders(paths).map((folder) => folder.split('/').at(-2)))
  const isMoved = ({ slug, other = slug }: Report['values']) => moved.has(String(other))
  return reports.filter(({ rule, values }) => !missingForm.has(rule) || !isMoved(values))
}

/** A "$schema" that is not the first entry, where people and editors expect it. */
export const schemaLineFirst: WorkspaceRule = ({ validated }) =>
  validated.flatMap((file) => {
    const keys = file.root.kind === 'object' ? file.root.members.map(({ key }) => key) : []
    return keys.indexOf('$schema') > 0 ? [reportKey('schema-line-first', file, ['$schema'])] : []
  })

/** A form that lacks one of its three files, or a folder without any file. */
export const missingPart: FormRule = (form) => {
  const { slug, paths } = form
  if (paths.every((path) => path.endsWith('/'))) {
    return [{ rule: 'empty-folder', file: `forms/${slug}/`, span: nowhere, values: { slug } }]
  }
  const misnamed = misnamedIn(form)
  return parts.flatMap((name): readonly Report[] => {
    const file = `forms/${slug}/${name}`
    const found = misnamed.get(name)
    if (paths.includes(file)) return []
    if (found === undefined) return [{ rule: 'missing-part', file, span: nowhere, values: { name, slug } }]
    const values = { name: found.split('/').at(-1) ?? '', meant: name }
    return [{ rule: 'misnamed-file', file: found, span: nowhere, values }]
  })
}

/** A folder whose name is not lower-case letters and dashes: it cannot be part of an address. */
export const folderName: FormRule = ({ slug, paths }) => {
  const [file = `forms/${slug}/`] = paths
  if (isSlug(slug)) return []
  return [{ rule: 'folder-name', file, span: nowhere, values: { slug }, ...meantAddress(slug) }]
}

function meantAddress(name: string): { readonly suggestion?: string } {
  const suggestion = nearestSlug(name)
  return suggestion === name ? {} : { suggestion }
}
