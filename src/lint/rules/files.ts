import { didYouMean } from '../report/did-you-mean'
import type { FormRule, WorkspaceRule } from './rule'
import { toSlug, fileKind, isSlug } from '../source/file-kind'
import { reportKey } from '../source/locate'
import { grammarPath } from '../source/read-workspace'

/** A file whose grammar is not there or cannot be read, so that nothing in it can be checked. */
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

const inFolder = ['schema.json', 'ui.json', 'message.json', 'fixtures']
const atTop = ['manifest.json', 'README.md', '_schema']

/** A file or folder in `forms/` that nothing reads, most often for its name. */
export const unknownFile: WorkspaceRule = ({ paths }) =>
  paths
    .filter((path) => fileKind(path).kind === 'unknown')
    .map((path) => {
      const suggestion = meantName(path)
      return {
        rule: 'unknown-file',
        file: path,
        span: { start: 0, end: 0 },
        values: { name: path.split('/').at(-1) ?? path },
        ...(suggestion && { suggestion }),
      }
    })

function meantName(path: string): string | undefined {
  const [, folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return didYouMean(folder, atTop)?.value
  const [name = '', file] = rest
  if (file === undefined) return didYouMean(name, inFolder)?.value
  if (name !== 'fixtures') return didYouMean(name, ['fixtures'])?.value
  const json = file.replace(/\.(?:JSON|jsn|jso|json5|jsonc|txt|json\.txt)$/, '.json')
  return json === file ? undefined : json
}

/** A "$schema" that is not the first entry, where people and editors look for it. */
export const schemaLineFirst: WorkspaceRule = ({ validated }) =>
  validated.flatMap((file) => {
    const keys = file.root.kind === 'object' ? file.root.members.map(({ key }) => key) : []
    return keys.indexOf('$schema') > 0 ? [reportKey('schema-line-first', file, ['$schema'])] : []
  })

/** A form without one of its three files, or a folder without any file. */
export const missingPart: FormRule = ({ slug, paths }) => {
  if (paths.every((path) => path.endsWith('/'))) {
    return [{ rule: 'empty-folder', file: `forms/${slug}/`, span: { start: 0, end: 0 }, values: { slug } }]
  }
  return ['schema.json', 'ui.json', 'message.json'].flatMap((name) => {
    const file = `forms/${slug}/${name}`
    return paths.includes(file)
      ? []
      : [{ rule: 'missing-part', file, span: { start: 0, end: 0 }, values: { name, slug } }]
  })
}

/** A folder or an example whose name is not small letters with dashes: it could not be an address. */
export const folderName: FormRule = ({ slug, paths, fixtures }) => {
  const [first = `forms/${slug}/`] = paths
  const folder = isSlug(slug)
    ? []
    : [
        {
          rule: 'folder-name',
          file: first,
          span: { start: 0, end: 0 },
          values: { slug },
          ...meantAddress(slug),
        } as const,
      ]
  const examples = [...fixtures].filter(([name]) => !isSlug(name))
  return [
    ...folder,
    ...examples.map(
      ([name, { path }]) =>
        ({
          rule: 'example-name',
          file: path,
          span: { start: 0, end: 0 },
          values: { name },
          ...meantAddress(name),
        }) as const,
    ),
  ]
}

function meantAddress(name: string): { readonly suggestion?: string } {
  const suggestion = toSlug(name)
  return suggestion === name ? {} : { suggestion }
}
