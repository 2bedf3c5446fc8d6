import type { Fixture } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import type { Files } from '../files/change'
import { filesOfForm } from '../files/files-of-form'
import { readExample } from './read-form'
import { tryExample, type Difference } from './try-example'

/** An example with what became of it; `unreadable` where its file cannot be understood. */
export interface TriedExample {
  readonly path: string
  readonly name: string
  readonly about?: string
  readonly state: 'holds' | 'fails' | 'unreadable'
  readonly differences: readonly Difference[]
}

/** Put every example of a form through it, in the order of the list. */
export function tryExamples(form: CompiledForm, files: Files): readonly TriedExample[] {
  return filesOfForm(files, form.slug).flatMap(({ path, file }): readonly TriedExample[] => {
    if (file.kind !== 'example') return []
    const example = readExample(files, path)
    if (!example) return [{ path, name: file.name, state: 'unreadable', differences: [] }]
    const { differences } = tryExample(form, example)
    const state = differences.length === 0 ? 'holds' : 'fails'
    return [{ path, name: file.name, about: example.description, state, differences }]
  })
}

/** The examples of a form by name, those that can be understood. */
export function examplesOf(files: Files, slug: string): ReadonlyMap<string, Fixture> {
  const entries = filesOfForm(files, slug).flatMap(({ path, file }) => {
    const example = file.kind === 'example' ? readExample(files, path) : undefined
    return example && file.kind === 'example' ? [[file.name, example] as const] : []
  })
  return new Map(entries)
}
