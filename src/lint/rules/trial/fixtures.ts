import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { validate } from '../../../engine/answers/validate'
import { unanswerableQuestion } from '../../../engine/fixtures/derive-fixtures'
import { fittingAnswer } from '../../../engine/fixtures/fitting-answers'
import type { FormProperty, ValidFixture, WrongFixture } from '../../../engine/schema/definition'
import { visibleQuestions, type Question } from '../../../engine/schema/questions'
import type { Place, RuleId, Values } from '../../diagnostic'
import { groupBy } from '../../group-by'
import { memoize } from '../../memoize'
import {
  compiled,
  compileFault,
  triableFixtures,
  validFixtures,
  type TriableFixture,
} from '../../source/compiled-form'
import { pointTo, startOf } from '../../json/locate'
import { answerPlace, placesOfRules, placesOfRule } from '../fixture-places'
import { whenReady, type FormRule, type ReadyForm, type Reporter } from '../rule'
import { misnamedFile } from '../stray-files'
import type { CompiledForm } from '../../../engine/schema/form'
import type { FormFolder } from '../../source/form-folder'
import { toPath } from '../../json/json-node'

/** A form that cannot be compiled, although nothing else is wrong with it: the grammar accepts more than Ajv does. */
export const refusedRules: FormRule = (form, report) => {
  const fault = compileFault(form)
  // "schema is invalid: data/allOf undefined, …": the path to the first part that JSON Schema does not allow.
  const [, path = ''] = /\bdata\/([^\s,]*)/.exec(fault ?? '') ?? []
  if (fault !== undefined && form.schema)
    report('refused-rules', pointTo(form.schema).key(...toPath(path.split('/'))))
}

/** A form without any valid fixture, so that nothing shows what it accepts and what staff get. */
export const fixtureMissing = whenReady((form, ready, report) => {
  const { slug, paths, fixtures } = form
  const path = `forms/${slug}/fixtures.json`
  const isBroken = paths.includes(path) && (!fixtures || fixtures.invalidPaths.length > 0)
  // A misnamed fixtures file has its own report.
  if (isBroken || misnamedFile(form, 'fixtures.json') !== undefined || validFixtures(form).length > 0) return
  const question = unanswerableQuestion(ready, { valid: {} })
  const place = fixtures ? pointTo(fixtures).key('valid') : startOf(path)
  if (question) report('fixture-answer-needed', place, neededAnswer(question, 'full'))
  else report('fixture-missing', place, { slug })
})

/** The values for a report that asks a person for an answer: the question's rules as text. */
function neededAnswer({ name: question, rules }: Question, name: string): Values {
  const { title: _label, errorMessage: _words, default: _start, type: _type, items, ...rest } = rules
  const told: FormProperty = { ...rest, ...(items?.pattern !== undefined && { pattern: items.pattern }) }
  const entries = Object.entries(told).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return { question, name, rules: entries.join(', ') }
}

/** New required questions: reported once for a form, as one command answers them in all fixtures. */
export const fixturesWithoutAnswer = whenReady((form, _ready, report) => {
  const questions = [...newQuestions(form)]
  if (questions.length === 0 || !form.fixtures) return
  const also = questions.flatMap((name) => placesOfRules(form.schema, name))
  report('fixture-question-new', pointTo(form.fixtures).key('valid'), { questions }, { also })
})

/** The required questions that two or more fixtures lack, none answers, and an answer can be generated for. */
const newQuestions = memoize((form: FormFolder): ReadonlySet<string> => {
  const ready = compiled(form)
  if (!ready) return new Set()
  const fixtures = triableFixtures(form).map(({ fixture }) => fixture)
  const missing = fixtures.flatMap((fixture) => missingAnswers(ready, fixture))
  const names = missing.map(({ name }) => name)
  const found = missing.filter(
    ({ name }, index) =>
      names.indexOf(name) < index && !fixtures.some(({ answers }) => Object.hasOwn(answers, name)),
  )
  const answerable = found.filter((question) => fittingAnswer(ready, {}, question) !== undefined)
  return new Set(answerable.map(({ name }) => name))
})

/** The visible required questions that a fixture leaves out, except those it expects an error at. */
function missingAnswers(ready: CompiledForm, fixture: ValidFixture | WrongFixture): readonly Question[] {
  const result = validate(ready, fixture.answers)
  const missing = (result.ok ? [] : result.errors).filter(({ rule }) => rule === 'required')
  const isExpected = (name: string) => 'errors' in fixture && Object.hasOwn(fixture.errors, name)
  return visibleQuestions(ready, normalizeAnswers(ready, fixture.answers)).filter(
    (question) => !isExpected(question.name) && missing.some(({ name }) => name === question.name),
  )
}

/** What is wrong with one fixture, and what it is about: that of several fixtures has one cause. */
interface Finding {
  readonly rule: RuleId
  readonly place: Place
  readonly values: Values
  readonly also: readonly Place[]
  readonly about: string
}

/** Reports what several fixtures have in common at the first of them, with the places in the others. */
function reportTogether(findings: readonly Finding[], report: Reporter): void {
  const groups = groupBy(findings, ({ rule, about }) => `${rule} ${about}`)
  for (const [first, ...others] of groups.values())
    if (first) {
      const also = [...first.also, ...others.map(({ place }) => place)]
      // With a count, all their lines are listed.
      const values = others.length > 0 ? { ...first.values, count: others.length } : first.values
      report(first.rule, first.place, values, { also })
    }
}

/** A valid fixture that the form refuses. */
export const validFixtureRefused = whenReady((form, ready, report) => {
  const isNew = newQuestions(form)
  const findings = validFixtures(form).flatMap((tried): readonly Finding[] => {
    const { name, fixture, at } = tried
    const result = validate(ready, fixture.answers)
    if (result.ok) return []
    const normalized = normalizeAnswers(ready, fixture.answers)
    const asked = visibleQuestions(ready, normalized)
    return result.errors.flatMap(({ name: question, rule, text }) => {
      if (isNew.has(question)) return []
      const also = [answerPlace(tried, question), ...placesOfRule(form.schema, question, rule)]
      const visible = asked.find((one) => one.name === question)
      const found = { place: at('answers', question), also }
      // Where no answer can be generated, only a person can write one.
      if (visible && fittingAnswer(ready, normalized, visible) === undefined) {
        const values = neededAnswer(visible, name)
        return { ...found, rule: 'fixture-answer-needed', values, about: `${question} ${name}` }
      }
      const values = { name, question, text }
      return { ...found, rule: 'fixture-refused', values, about: `${question} ${text}` }
    })
  })
  reportTogether(findings, report)
})

/** A wrong fixture that the form accepts, or whose errors differ from those it expects. */
export const wrongFixtureDiffers = whenReady((form, ready, report) => {
  reportTogether(
    triableFixtures(form).flatMap((tried) => differences(form, ready, tried)),
    report,
  )
})

function differences(form: ReadyForm, ready: CompiledForm, tried: TriableFixture): readonly Finding[] {
  const { name, fixture, at, key } = tried
  if (!('errors' in fixture)) return []
  const { errors: expected, heading } = fixture
  const isNew = newQuestions(form)
  const result = validate(ready, fixture.answers)
  const answerAndRules = (question: string) => [
    answerPlace(tried, question),
    ...placesOfRules(form.schema, question),
  ]
  if (result.ok) {
    const also = Object.keys(expected).flatMap(answerAndRules)
    return [{ rule: 'fixture-accepted', place: key(), values: { name }, also, about: name }]
  }
  const gone = Object.keys(expected).filter(
    (question) => !result.errors.some((error) => error.name === question),
  )
  const other = result.errors.filter((error) => expected[error.name] !== error.text && !isNew.has(error.name))
  const { heading: about = '' } = result
  const differing = { place: at('heading'), also: [], about }
  const headings: readonly Finding[] =
    result.heading === undefined
      ? [{ rule: 'fixture-heading-gone', values: { name }, ...differing }]
      : [{ rule: 'fixture-heading', values: { name, heading: about }, ...differing }]
  return [
    ...gone.map((question): Finding => {
      const [place, also] = [key('errors', question), answerAndRules(question)]
      return { rule: 'fixture-error-gone', place, values: { name, question }, also, about: question }
    }),
    ...other.map(({ name: question, rule, text }): Finding => {
      const also = [answerPlace(tried, question), ...placesOfRule(form.schema, question, rule)]
      const [place, values] = [at('errors', question), { name, question, text }]
      return { rule: 'fixture-words', place, values, also, about: `${question} ${text}` }
    }),
    ...(heading === result.heading ? [] : headings),
  ]
}
