import type { ValidFixture } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { wrongFixture } from '../../../../engine/fixtures/derive-wrong'
import { writeJson } from '../../../../generate/fix/write-json'
import type { Files } from '../../files/change'
import { fixturesIn } from './read-form'
import type { NamedFixture } from './try-fixtures'

/**
 * A fixture with what is typed, and what the form does with it now: that it is accepted, or the texts the visitor
 * reads.
 * @example newFixture(suggestion, { title: 'A' }, 'a title alone').fixture // => { answers: …, errors: { category: … } }
 */
export function newFixture(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  name: string,
  description: string,
): NamedFixture {
  const answers: ValidFixture['answers'] = Object.fromEntries(
    form.order.flatMap((question) => (typed[question] === undefined ? [] : [[question, typed[question]]])),
  )
  const about = description === '' ? undefined : description
  const wrong = wrongFixture(form, answers, about)
  if (wrong) return { group: 'wrong', name, fixture: wrong }
  return { group: 'valid', name, fixture: { ...(about !== undefined && { description: about }), answers } }
}

/** The text of a form's fixtures.json with one more fixture. */
export function withFixture(files: Files, slug: string, { group, name, fixture }: NamedFixture): string {
  const { valid = {}, wrong = {} } = fixturesIn(files, slug) ?? {}
  const all = { valid, wrong }
  return writeJson({ ...all, [group]: { ...all[group], [name]: fixture } })
}
