import type { Fixture } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import type { Files } from '../../files/change'
import { filesOfForm } from '../../files/files-of-form'
import { readFixture } from './read-form'
import { tryFixture, type Difference } from './try-fixture'

/** An example with what became of it; `unreadable` where its file cannot be understood. */
export interface TriedFixture {
  readonly path: string
  readonly name: string
  readonly about?: string
  readonly state: 'holds' | 'fails' | 'unreadable'
  readonly differences: readonly Difference[]
}

/** Put every example of a form through it, in the order of the list. */
export function tryFixtures(form: CompiledForm, files: Files): readonly TriedFixture[] {
  return filesOfForm(files, form.slug).flatMap(({ path, file }): readonly TriedFixture[] => {
    if (file.kind !== 'example') return []
    const example = readFixture(files, path)
    if (!example) return [{ path, name: file.name, state: 'unreadable', differences: [] }]
    const { differences } = tryFixture(form, example)
    const state = differences.length === 0 ? 'holds' : 'fails'
    return [{ path, name: file.name, about: example.description, state, differences }]
  })
}

/** The examples of a form by name, those that can be understood. */
export function fixturesOf(files: Files, slug: string): ReadonlyMap<string, Fixture> {
  const entries = filesOfForm(files, slug).flatMap(({ path, file }) => {
    const example = file.kind === 'example' ? readFixture(files, path) : undefined
    return example && file.kind === 'example' ? [[file.name, example] as const] : []
  })
  return new Map(entries)
}
