import { validate } from '../../../../engine/answers/validate'
import { everyFixtureOf } from '../../../../engine/fixtures/derive-fixtures'
import { inOrder, wrongFixture } from '../../../../engine/fixtures/derive-wrong'
import type { ValidFixture, WrongFixture } from '../../../../engine/schema/definition'
import { isSameJson } from '../../../../engine/json'
import type { Answers } from '../../../../engine/schema/answers'
import type { CompiledForm } from '../../../../engine/schema/form'
import { createAnswerStore, startingAnswers } from '../../../../form/answer-store'
import { writeJson } from '../../../../lint/json/format'
import type { Files } from '../../../form-files'
import { pathOfPart } from '../../files/form-texts'
import { fixturesIn } from './read-form'

/** A fixture with its name and the group it is in. */
export interface NamedFixture {
  readonly group: 'valid' | 'wrong'
  readonly name: string
  readonly fixture: ValidFixture | WrongFixture
}

/** A fixture with its result; it passes if there are no differences. */
export interface TriedFixture extends NamedFixture {
  readonly differences: readonly Difference[]
}

/** One difference between a fixture and the form. An absent `expected` or `actual` means no text. */
export interface Difference {
  /** The question it is about; absent for the text above the list of errors. */
  readonly name?: string
  readonly of: 'error' | 'heading' | 'order'
  readonly expected?: string | undefined
  readonly actual?: string | undefined
}

/** Try every fixture that staff wrote for a form, the valid ones first. */
export function tryFixtures(form: CompiledForm, files: Files): readonly TriedFixture[] {
  return named(fixturesIn(files, form.slug) ?? {}).map((each) => ({
    ...each,
    differences: tryFixture(form, each.fixture),
  }))
}

/** All fixtures of a form by name, including derived ones. */
export function allFixtures(form: CompiledForm, files: Files): ReadonlyMap<string, NamedFixture['fixture']> {
  const all = everyFixtureOf(form, fixturesIn(files, form.slug) ?? { valid: {} })
  return new Map(named(all).map(({ name, fixture }) => [name, fixture]))
}

/**
 * Whether the controls hold exactly these answers, apart from the form's initial values.
 * @example isFilledIn(whitelist, full.answers, { minecraftName: 'Steve' }) // => true
 */
export function isFilledIn(
  form: CompiledForm,
  answers: Answers,
  typed: Readonly<Record<string, string>>,
): boolean {
  const store = createAnswerStore(form)
  store.replace({ ...startingAnswers(form), ...answers })
  return isSameJson(store.answers(), typed)
}

type Groups = {
  readonly [Group in NamedFixture['group']]?: Readonly<Record<string, NamedFixture['fixture']>>
}

function named({ valid = {}, wrong = {} }: Groups): readonly NamedFixture[] {
  const groups = { valid, wrong }
  return (['valid', 'wrong'] as const).flatMap((group) =>
    Object.entries(groups[group]).map(([name, fixture]) => ({ group, name, fixture })),
  )
}

/**
 * Validate a fixture's answers with the form and compare the result with what the fixture expects: that they are
 * accepted, or exactly these texts at each question in the order of the page. Empty when they agree.
 * @example tryFixture(whitelist, full) // => []
 */
export function tryFixture(form: CompiledForm, fixture: ValidFixture | WrongFixture): readonly Difference[] {
  const { errors, heading } = 'errors' in fixture ? fixture : { errors: {}, heading: undefined }
  const result = validate(form, fixture.answers)
  const expected = new Map(Object.entries(errors))
  const actual = new Map(result.ok ? [] : result.errors.map(({ name, text }) => [name, text]))
  const names = [...new Set([...expected.keys(), ...actual.keys()])]
  const isSameSet = names.length === expected.size && names.length === actual.size
  const [before, now] = [expected, actual].map((texts) => [...texts.keys()].join(', '))
  return [
    ...difference({ of: 'heading' }, heading, result.ok ? undefined : result.heading),
    ...names.flatMap((name) => difference({ of: 'error', name }, expected.get(name), actual.get(name))),
    ...(isSameSet ? difference({ of: 'order' }, before, now) : []),
  ]
}

function difference(
  of: Pick<Difference, 'of' | 'name'>,
  expected: string | undefined,
  actual: string | undefined,
): readonly Difference[] {
  return expected === actual ? [] : [{ ...of, expected, actual }]
}

/**
 * A fixture from typed answers that expects what the form does with them now: accept them, or show these texts.
 * @example newFixture(suggestion, { title: 'A' }, 'a title alone').fixture // => { answers: …, errors: { category: … } }
 */
export function newFixture(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  name: string,
  description: string,
): NamedFixture {
  const answers = inOrder(form, typed)
  const about = description === '' ? undefined : description
  const wrong = wrongFixture(form, answers, about)
  if (wrong) return { group: 'wrong', name, fixture: wrong }
  return { group: 'valid', name, fixture: { ...(about !== undefined && { description: about }), answers } }
}

/** Whether a form's fixtures.json can be given one more: where it has a mistake, the others in it would be lost. */
export function takesFixtures(files: Files, slug: string): boolean {
  return !files.has(pathOfPart(slug, 'fixtures')) || fixturesIn(files, slug) !== undefined
}

/** The text of a form's fixtures.json with one more fixture, if it takes one. */
export function withFixture(files: Files, slug: string, { group, name, fixture }: NamedFixture): string {
  const { valid = {}, wrong = {} } = fixturesIn(files, slug) ?? {}
  const all = { valid, wrong }
  return writeJson({ ...all, [group]: { ...all[group], [name]: fixture } })
}
