import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { validate } from '../../engine/answers/validate'
import type { Fixtures, ValidFixture, WrongFixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { optionsIn, subschemasOf } from '../../engine/schema/questions'
import { didYouMean } from '../../lint/report/did-you-mean'

/**
 * The fixtures with the answers to a renamed question under its new name. A question counts as renamed if
 * exactly one that the fixtures name is gone, exactly one of the form is in no fixture, and that one has the
 * same place and accepts the answers. Otherwise the fixtures are returned as they are.
 * @example renameAnswers(form, { valid: { full: { answers: { why: 'It is fun' } } }, wrong: {} }).valid // => { full: { answers: { motivation: 'It is fun' } } }
 */
export function renameAnswers(form: CompiledForm, fixtures: Required<Fixtures>): Required<Fixtures> {
  const [valid, wrong] = [Object.entries(fixtures.valid), Object.entries(fixtures.wrong)]
  const groups = [
    ...[...valid, ...wrong].map(([, { answers }]) => answers),
    ...wrong.map(([, { errors }]) => errors),
  ]
  const named = new Set(groups.flatMap((group) => Object.keys(group)))
  const [gone, ...othersGone] = [...named].filter((name) => !form.order.includes(name))
  const [fresh, ...othersFresh] = form.order.filter((name) => !named.has(name))
  if (gone === undefined || fresh === undefined || othersGone.length + othersFresh.length > 0) return fixtures

  const renamed = <Value>(group: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name === gone ? fresh : name, value]))
  const after = valid.map(
    ([name, fixture]) => [name, { ...fixture, answers: renamed(fixture.answers) }] as const,
  )
  const isSame = after.every(([, { answers }]) => {
    const places = Object.keys(answers).map((name) => form.order.indexOf(name))
    const result = validate(form, answers)
    const isAccepted = result.ok || !result.errors.some(({ name }) => name === fresh)
    return isAccepted && places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))
  })
  if (!isSame) return fixtures
  return {
    valid: Object.fromEntries(after),
    wrong: Object.fromEntries(
      wrong.map(([name, fixture]) => [
        name,
        { ...fixture, answers: renamed(fixture.answers), errors: renamed(fixture.errors) },
      ]),
    ),
  }
}

type Fixture = ValidFixture | WrongFixture

/**
 * The fixtures with each answer that is no longer an option replaced by the option's new name: the only
 * option that no fixture has, or else the one with which most fixtures behave as they expect.
 * @example renameOptions(form, { valid: { full: { answers: { topic: 'Other' } } }, wrong: {} }).valid // => { full: { answers: { topic: 'Something else' } } }
 */
export function renameOptions(form: CompiledForm, fixtures: Required<Fixtures>): Required<Fixtures> {
  // In the order of the form, because whether a question is asked depends on the options of those before it.
  return form.order.reduce((before, name) => {
    const options = optionsOf(form, name)
    const given = all(before).filter((fixture) => isAnswered(form, fixture, name))
    const gone = new Set(given.flatMap((fixture) => optionsGiven(fixture, name)))
    for (const option of options) gone.delete(option)
    return options.length === 0
      ? before
      : [...gone].reduce((now, option) => renameOption(form, now, { name, option, options }), before)
  }, fixtures)
}

function all({ valid, wrong }: Required<Fixtures>): readonly Fixture[] {
  return [...Object.values(valid), ...Object.values(wrong)]
}

/**
 * The options that are texts, of every branch. Numbers are left out: missing ones mean a shorter scale, not new names.
 */
function optionsOf(form: CompiledForm, name: string): readonly string[] {
  const options = subschemasOf(form, name).flatMap((rules) => optionsIn(rules) ?? [])
  return [...new Set(options.filter((option) => typeof option === 'string'))]
}

/** Whether the fixture answers this visible question, and is not a wrong fixture about it. */
function isAnswered(form: CompiledForm, fixture: Fixture, name: string): boolean {
  const isAbout = 'errors' in fixture && Object.hasOwn(fixture.errors, name)
  return !isAbout && Object.hasOwn(normalizeAnswers(form, fixture.answers), name)
}

function optionsGiven({ answers }: Fixture, name: string): readonly string[] {
  const answer = answers[name]
  if (typeof answer === 'object') return answer
  return typeof answer === 'string' ? [answer] : []
}

function renameOption(
  form: CompiledForm,
  fixtures: Required<Fixtures>,
  { name, option, options }: { name: string; option: string; options: readonly string[] },
): Required<Fixtures> {
  const used = new Set(all(fixtures).flatMap((fixture) => optionsGiven(fixture, name)))
  const fresh = options.filter((other) => !used.has(other))
  const near = didYouMean(option, fresh)?.value
  const likeliest = fresh.toSorted((one, other) => Number(other === near) - Number(one === near))
  const choices = fresh.length === 1 ? fresh : [...likeliest, ...options]
  const tried = choices.map((choice) => withOption(fixtures, name, option, choice))
  const [best] = tried.toSorted((one, other) => misfits(form, one) - misfits(form, other))
  return best ?? fixtures
}

function withOption({ valid, wrong }: Required<Fixtures>, name: string, gone: string, fresh: string) {
  const rename = <One extends Fixture>(fixtures: Readonly<Record<string, One>>) =>
    Object.fromEntries(
      Object.entries(fixtures).map(([key, fixture]) => {
        const answer = fixture.answers[name]
        const after =
          typeof answer === 'object'
            ? answer.map((entry) => (entry === gone ? fresh : entry))
            : answer === gone
              ? fresh
              : answer
        return [
          key,
          after === undefined ? fixture : { ...fixture, answers: { ...fixture.answers, [name]: after } },
        ]
      }),
    )
  return { valid: rename(valid), wrong: rename(wrong) }
}

/** How many answers the form leaves out as hidden, plus at how many questions its errors are not the expected ones. */
function misfits(form: CompiledForm, fixtures: Required<Fixtures>): number {
  const counts = all(fixtures).map((fixture) => {
    const result = validate(form, fixture.answers)
    const expected = 'errors' in fixture ? Object.keys(fixture.errors) : []
    const found = result.ok ? [] : result.errors.map((error) => error.name)
    const differing = [...expected, ...found].filter(
      (question) => expected.includes(question) !== found.includes(question),
    )
    const counted = normalizeAnswers(form, fixture.answers)
    const hidden = Object.keys(fixture.answers).filter((question) => !Object.hasOwn(counted, question))
    return differing.length + hidden.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
