import { validate } from '../../engine/answers/validate'
import type { Fixtures } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'

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
