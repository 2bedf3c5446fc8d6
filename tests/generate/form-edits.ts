import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { textAt } from './sample-forms'

/** JSON of forms of unknown shape: any part may be read and replaced. */
export type Json = ReturnType<typeof JSON.parse>

/** A form as staff edit it, with freely changeable parts. */
export interface FormParts {
  readonly slug: string
  readonly schema: Json
  readonly ui: Json
  readonly message: Json
  /** Undefined for a form without a card. */
  readonly card: Json
}

/** One change that staff make, to all files. */
export interface Change {
  readonly says: string
  readonly change: (files: WorkspaceFiles) => WorkspaceFiles
}

export const parts = ['schema', 'ui', 'message'] as const
export const manifestPath = 'forms/manifest.json'

/** The slugs of all forms among these files. */
export function slugsIn(files: WorkspaceFiles): readonly string[] {
  return [...files.keys()].flatMap((path) => /^forms\/([a-z][^/]*)\/schema\.json$/.exec(path)?.[1] ?? [])
}

/** The files with one form changed by `edit`, which returns false if there was nothing to change. */
export function withForm(
  files: WorkspaceFiles,
  slug: string,
  edit: (form: FormParts) => boolean | void,
): WorkspaceFiles {
  const read = (path: string): Json => JSON.parse(textAt(files, path))
  const manifest = read(manifestPath)
  const [schema, ui, message] = parts.map((part) => read(`forms/${slug}/${part}.json`))
  if (!schema || !ui || !message) return files
  // A form without required questions need not have the list.
  schema['required'] ??= []
  const form = {
    slug,
    schema,
    ui,
    message,
    card: manifest['cards'].find((card: Json) => card['slug'] === slug),
  }
  if (edit(form) === false) return files
  return new Map([
    ...files,
    ...parts.map((part) => [`forms/${slug}/${part}.json`, write(form[part])] as const),
    [manifestPath, write(manifest)],
  ])
}

export function withFile(files: WorkspaceFiles, path: string, value: unknown): WorkspaceFiles {
  return new Map([...files, [path, write(value)]])
}

export function write(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** The same edit of every form it fits. */
export function everyForm(edit: (form: FormParts) => boolean | void): Change['change'] {
  return (files) => slugsIn(files).reduce((all, slug) => withForm(all, slug, edit), files)
}

export function file(path: string, edit: (content: Json) => void): Change['change'] {
  return (files) => {
    const content: Json = JSON.parse(textAt(files, path))
    edit(content)
    return new Map([...files, [path, write(content)]])
  }
}

export const content = (name: string, edit: (page: Json) => void): Change['change'] =>
  file(`src/site/content/${name}.json`, edit)

export type Question = readonly [name: string, rules: Json]

/** The form's own questions. */
export function questionsOf({ schema }: FormParts): readonly Question[] {
  return Object.entries(schema['properties'])
}

/** The names of questions that conditions or other parts depend on. */
export function decidingNames({ schema, ui, message }: FormParts): readonly string[] {
  const conditions: readonly Json[] = schema['allOf'] ?? []
  const routes: readonly Json[] = message['routes'] ?? []
  const titles = `${message['title']} ${message['thread'] ?? ''}`
  const named = Object.values<Json>(ui).flatMap((control) => {
    const { dependsOn, dates } = control?.['ui:options'] ?? {}
    return [dependsOn?.property, dates?.from, dates?.until]
  })
  return [
    ...conditions.flatMap((condition) => Object.keys(condition['if'].properties)),
    ...[...titles.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ...routes.map((route) => route['property']),
    ...named,
  ]
}

export const isText = ([, { type, enum: options, format, pattern }]: Question): boolean =>
  type === 'string' && !options && !format && (pattern === undefined || pattern === '\\S')

/** An unused name: the changes of one year are made again to the forms of the year before. */
export function fresh(name: string, taken: readonly string[]): string {
  let number = 1
  const next = () => (number === 1 ? name : `${name}${number}`)
  while (taken.includes(next())) number += 1
  return next()
}

/** Remove a question from every part of a form. */
export function removeQuestion({ schema, ui, message }: FormParts, name: string): void {
  delete schema['properties'][name]
  schema['required'] = schema['required'].filter((other: string) => other !== name)
  delete ui[name]
  delete message['fields'][name]
  if (ui['ui:order']) ui['ui:order'] = ui['ui:order'].filter((other: string) => other !== name)
  for (const section of ui['ui:sections'] ?? [])
    section.properties = section.properties.filter((other: string) => other !== name)
  if (ui['ui:sections'])
    ui['ui:sections'] = ui['ui:sections'].filter((section: Json) => section['properties'].length > 0)
}

/** Append a question to a form, and to every list that names all questions. */
export function addQuestion({ schema, ui }: FormParts, wish: string, rules: Json, isRequired: boolean): void {
  const name = fresh(wish, Object.keys(schema['properties']))
  schema['properties'][name] = { ...rules, title: `${rules['title']}${name.slice(wish.length)}` }
  if (isRequired) schema['required'].push(name)
  ui['ui:order']?.push(name)
  ui['ui:sections']?.at(-1)?.properties.push(name)
}

/** The first question that fits, changed; false if none does. */
export function firstQuestion(
  fits: (question: Question, form: FormParts) => boolean,
  edit: (question: Question, form: FormParts) => void,
) {
  return (form: FormParts): boolean => {
    const found = questionsOf(form).find((question) => fits(question, form))
    if (found) edit(found, form)
    return found !== undefined
  }
}

export const choice = firstQuestion.bind(undefined, ([name, { enum: options, type }], form) => {
  return (
    Array.isArray(options) && type === 'string' && options.length > 2 && !decidingNames(form).includes(name)
  )
})
export const text = firstQuestion.bind(
  undefined,
  (question, form) => isText(question) && !decidingNames(form).includes(question[0]),
)
export const optional = firstQuestion.bind(undefined, (question, form) => {
  return (
    isText(question) &&
    !form.schema['required'].includes(question[0]) &&
    !decidingNames(form).includes(question[0])
  )
})
export const required = firstQuestion.bind(undefined, (question, form) => {
  return (
    isText(question) &&
    form.schema['required'].includes(question[0]) &&
    !decidingNames(form).includes(question[0])
  )
})
