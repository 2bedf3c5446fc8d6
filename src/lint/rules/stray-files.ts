import { didYouMean } from '../report/did-you-mean'
import type { Report, RuleId } from '../diagnostic'
import { fileKind } from '../source/file-kind'
import type { FormFolder, Workspace } from '../source/form-folder'
import { startOf } from '../json/locate'
import { slugFrom } from '../source/slug'
import type { WorkspaceRule, FormRule } from './rule'

/** The files that every form has. */
export const definitionFiles = ['schema.json', 'ui.json', 'message.json']

/** The files that a form's folder may have. */
export const formFolderFiles = [...definitionFiles, 'fixtures.json', 'messages.snapshot.json']

/** The misnamed file that is probably this file of a form; undefined if the file exists, or none is similar. */
export function misnamedFile({ slug, paths }: FormFolder, name: string): string | undefined {
  const folder = `forms/${slug}/`
  if (paths.includes(folder + name)) return undefined
  const unknown = paths.filter((path) => fileKind(path).kind === 'unknown' && !path.endsWith('/'))
  return unknown.find((path) => didYouMean(bareName(path.slice(folder.length)), [name])?.value === name)
}

/**
 * The name of a file without what browsers, editors and file managers add to it or take away.
 * @example bareName('ui - Copy (2).json') // => 'ui.json'
 */
export function bareName(name: string): string {
  return (name.includes('.') ? name : `${name}.json`)
    .replace(/(?:\.txt|\.bak|~|(?<=\.json)\.json)$/i, '')
    .replace(/[ –-]+(?:copy|\(\d+\))(?: \(?\d+\)?)?(?=\.json$)/i, '')
}

/** Folders inside a form's folder that contain a form: extracted twice, or put in the wrong place. */
function nestedFolders(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap(
    (path) => /^(forms\/[^/_.][^/]*\/.+\/)(?:schema|ui|message)\.json$/.exec(path)?.[1] ?? [],
  )
  return [...new Set(folders)]
}

/** Folders with a form that is never read, as their names begin with an underscore. */
function underscoredFolders(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => /^(forms\/_[^/]*\/)schema\.json$/.exec(path)?.[1] ?? [])
}

/** Folders with a form at a place where none is read. */
export function foldersElsewhere(paths: readonly string[]): readonly string[] {
  return [...nestedFolders(paths), ...underscoredFolders(paths)]
}

/** The name of a file, or of a folder, whose path ends with a slash. */
function nameOf(path: string): string {
  return path.split('/').findLast((name) => name !== '') ?? ''
}

/** The form that a folder was copied from, judging by the name that file managers give a copy. */
function originalOf({ slug }: FormFolder, forms: readonly FormFolder[]): string | undefined {
  const original =
    /^(.+?)(?:[ _-]*\(?copy\)?[ _-]*\(?\d*\)?| \(\d+\))$/i.exec(slug)?.[1] ??
    /^copy of (.+)$/i.exec(slug)?.[1]
  return forms.some((form) => form.slug === original) ? original : undefined
}

/** The workspace without folders that one report covers: copies, and those that contain nothing but a folder. */
export function withoutStrayFolders(workspace: Workspace): Workspace {
  const nested = nestedFolders(workspace.paths)
  const isStray = (form: FormFolder) =>
    originalOf(form, workspace.forms) !== undefined ||
    (form.paths.length > 0 && form.paths.every((path) => nested.some((folder) => path.startsWith(folder))))
  return { ...workspace, forms: workspace.forms.filter((form) => !isStray(form)) }
}

const missingRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'card-without-folder',
  'form-renamed',
  'missing-form',
  'unknown-related',
  'unlisted-without-folder',
])

/** The files of a form that are in `forms/` itself, where no form is read. */
export function looseFiles(paths: readonly string[]): readonly string[] {
  return formFolderFiles.map((name) => `forms/${name}`).filter((path) => paths.includes(path))
}

/**
 * Leaves out the reports that a form is missing when its folder is in the wrong place, or is a symbolic link; or when its
 * files are in no folder.
 */
export function withoutMoved(reports: readonly Report[], { paths }: Workspace): readonly Report[] {
  const missing = reports.filter(({ rule }) => rule === 'card-without-folder')
  const loose = missing.length === 1 && looseFiles(paths).length > 0 ? missing : []
  const folders = foldersElsewhere(paths).map(nameOf)
  const linked = paths.flatMap((path) => /^forms\/([^/]+)@$/.exec(path)?.[1] ?? [])
  const moved = new Set([...folders.map((folder) => slugFrom(folder) || folder), ...linked])
  const isMoved = ({ slug, other = slug }: Report['values']) => moved.has(String(other))
  return reports.filter(
    (report) => !missingRules.has(report.rule) || !(loose.includes(report) || isMoved(report.values)),
  )
}

/** A form's folder inside another folder. */
const nestedFolder: WorkspaceRule = ({ paths }, report) => {
  for (const folder of nestedFolders(paths))
    report('nested-folder', startOf(folder), { folder: nameOf(folder) })
}

/** A form's folder with an underscore before its name. */
const underscoredFolder: WorkspaceRule = ({ paths }, report) => {
  for (const folder of underscoredFolders(paths)) {
    const slug = nameOf(folder)
    report('folder-name', startOf(folder), { slug }, { suggestion: slugFrom(slug) || undefined })
  }
}

/** A copied folder whose form was not renamed; its other reports are only consequences. */
const copiedFolder: WorkspaceRule = ({ forms }, report) => {
  for (const form of forms) {
    const original = originalOf(form, forms)
    if (original !== undefined) report('copied-folder', startOf(`forms/${form.slug}/`), { original })
  }
}

/** Whether a path is that of a symbolic link, to a file or to a folder. */
export function isSymlink(path: string): boolean {
  return path.endsWith('@')
}

const linkedFile: WorkspaceRule = ({ paths }, report) => {
  for (const path of paths.filter(isSymlink)) {
    const file = path.slice(0, -1)
    report('linked-file', startOf(file), { name: nameOf(file) })
  }
}

/** The files of a form that are in no folder. */
const filesOutsideFolder: WorkspaceRule = ({ paths }, report) => {
  const [first, ...others] = looseFiles(paths)
  if (first === undefined) return
  const files = [first, ...others].map(nameOf)
  report('files-outside-folder', startOf(first), { files })
}

/** Folders, symbolic links and loose files that no other rule needs to look into. */
export const strayFolderRules: readonly WorkspaceRule[] = [
  filesOutsideFolder,
  nestedFolder,
  underscoredFolder,
  copiedFolder,
  linkedFile,
]

/** A form that lacks one of its three files, or a folder without any file. */
export const missingPart: FormRule = (form, report) => {
  const { slug, paths } = form
  const folder = `forms/${slug}/`
  if (paths.every((path) => path.endsWith('/'))) return report('empty-folder', startOf(folder), { slug })
  for (const name of definitionFiles) {
    if (paths.includes(folder + name)) continue
    const found = misnamedFile(form, name)
    if (found === undefined) report('missing-part', startOf(folder + name), { name, slug })
    else if (!isSymlink(found)) report('misnamed-file', startOf(found), { name: nameOf(found), meant: name })
  }
}
