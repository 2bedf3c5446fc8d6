import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { validate } from '../../engine/answers/validate'
import { coverage } from '../../engine/fixtures/coverage'
import { everyFixtureOf, unanswerableQuestion } from '../../engine/fixtures/derive-fixtures'
import { fittingAnswer } from '../../engine/fixtures/fitting-answers'
import { longestTried } from '../../engine/fixtures/match-pattern'
import { limitOf } from '../../engine/fixtures/wrong-answers'
import type { FormProperty } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { type Question, visibleQuestions } from '../../engine/schema/questions'
import type { QuestionRule } from '../../engine/schema/rules-of-form'
import { nodeAt, type PathStep, toValue } from '../json/json-node'
import type { Place, Report, FormRule } from '../report/diagnostic'
import { compiled, triableFixtures, type TriableFixture, writtenFixtures } from '../source/compiled-form'
import type { FormFolder, SchemaFile } from '../source/form-folder'
import { keySpan, reportAt, reportKey, valueSpan, wholeSpan } from '../source/locate'
import { questionSchemas } from '../source/questions'

/** A form without any valid fixture, so that nothing shows what it accepts and what staff get. */
export const fixtureMissing: FormRule = (form) => {
  const path = `forms/${form.slug}/fixtures.json`
  const isBroken = form.paths.includes(path) && (!form.fixtures || form.fixtures.invalidPaths.length > 0)
  const ready = compiled(form)
  if (!ready || isBroken || triableFixtures(form).some(({ group }) => group === 'valid')) return []
  const question = unanswerableQuestion(ready, { valid: {} })
  const place = { file: path, span: { start: 0, end: 0 } }
  if (!question) return [{ rule: 'fixture-missing', ...place, values: { slug: form.slug } }]
  return [{ rule: 'fixture-answer-needed', ...place, values: neededAnswer(question, 'full') }]
}

function neededAnswer({ name: question, rules }: Question, name: string): Report['values'] {
  return { question, name, rules: rulesText(rules) }
}

/** A valid fixture that the form refuses. */
export const validFixtureRefused: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return triableFixtures(form).flatMap((tried) => {
    const { group, name, path, file, fixture } = tried
    if (group === 'wrong') return []
    const result = validate(ready, fixture.answers)
    if (result.ok) return []
    const settled = normalizeAnswers(ready, fixture.answers)
    const asked = visibleQuestions(ready, settled)
    return result.errors.map(({ name: question, rule, text }) => {
      const words = form.schema ? wordsOf(form.schema, question, rule) : []
      const also = [answerPlace(tried, question), ...words]
      const at = [...path, 'answers', question]
      const visible = asked.find((one) => one.name === question)
      // Where no answer can be generated, only a person can write one.
      if (visible && fittingAnswer(ready, settled, visible) === undefined)
        return reportAt('fixture-answer-needed', file, at, neededAnswer(visible, name), { also })
      return reportAt('fixture-refused', file, at, { name, question, text }, { also })
    })
  })
}

/** A wrong fixture that the form accepts, or whose errors differ from those it expects. */
export const wrongFixtureDiffers: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return triableFixtures(form).flatMap((tried) =>
    tried.group === 'wrong' ? judgeWrong(form, ready, tried) : [],
  )
}

/** A rule that no wrong fixture breaks, written or derived, and a side of a condition that no valid one shows. */
export const ruleNotShown: FormRule = (form) => {
  const ready = compiled(form)
  const { schema } = form
  if (!ready || !schema) return []
  const fixtures = everyFixtureOf(ready, writtenFixtures(form))
  // If the form refuses all of its valid fixtures nothing can be tried; those refusals are reported.
  if (!Object.values(fixtures.valid).some(({ answers }) => validate(ready, answers).ok)) return []
  const gaps = coverage(ready, fixtures).gaps.filter((gap) => 'met' in gap || isTried(ready, gap))
  return gaps.map((gap) =>
    'rule' in gap
      ? atRule(schema, gap)
      : reportKey(gap.met ? 'condition-not-shown' : 'otherwise-not-shown', schema, [
          ...stepsOf(gap.path),
          'if',
        ]),
  )
}

function judgeWrong(form: FormFolder, ready: CompiledForm, tried: TriableFixture): readonly Report[] {
  const { name, path, file, fixture } = tried
  const { schema } = form
  const expected = 'errors' in fixture ? fixture.errors : {}
  const heading = 'heading' in fixture ? fixture.heading : undefined
  const result = validate(ready, fixture.answers)
  if (result.ok) {
    const also = Object.keys(expected).flatMap((question) => [
      answerPlace(tried, question),
      ...(schema ? rulePlaces(schema, question) : []),
    ])
    return [reportKey('fixture-accepted', file, path, { name }, { also })]
  }
  const silent = Object.keys(expected).filter(
    (question) => !result.errors.some((error) => error.name === question),
  )
  const extra = result.errors.filter((error) => expected[error.name] !== error.text)
  return [
    ...silent.map((question) => {
      const also = [answerPlace(tried, question), ...(schema ? rulePlaces(schema, question) : [])]
      return reportKey(
        'fixture-error-gone',
        file,
        [...path, 'errors', question],
        { name, question },
        { also },
      )
    }),
    ...extra.map(({ name: question, rule, text }) => {
      const also = [answerPlace(tried, question), ...(schema ? wordsOf(schema, question, rule) : [])]
      return reportAt(
        'fixture-words',
        file,
        [...path, 'errors', question],
        { name, question, text },
        { also },
      )
    }),
    ...(heading === result.heading
      ? []
      : result.heading === undefined
        ? [reportAt('fixture-heading-gone', file, [...path, 'heading'], { name })]
        : [reportAt('fixture-heading', file, [...path, 'heading'], { name, heading: result.heading })]),
  ]
}

/** Whether texts as long as the rule's limit are generated at all. */
function isTried({ schema }: CompiledForm, rule: QuestionRule): boolean {
  return rule.rule !== 'maxLength' || Number(limitOf(schema, rule)) < longestTried
}

function atRule(schema: SchemaFile, { path, rule, name }: QuestionRule): Report {
  const steps = stepsOf(path)
  if (rule !== 'required') return reportKey('rule-not-shown', schema, steps, { name, rule })
  const list = steps.slice(0, -1)
  const required = nodeAt(schema.root, list)
  const names: unknown = required && toValue(required)
  const index = Array.isArray(names) ? names.indexOf(name) : 0
  return reportAt('rule-not-shown', schema, [...list, index], { name, rule })
}

function stepsOf(path: string): readonly PathStep[] {
  const steps = path.slice(2).split('/')
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** The rules for an answer, as text. */
function rulesText(rules: FormProperty): string {
  const { title: _label, errorMessage: _words, default: _start, type: _type, ...rest } = rules
  const { pattern } = rest.items ?? {}
  const told = { ...rest, ...(pattern !== undefined && { pattern }) }
  const entries = Object.entries(told).filter(([key]) => key !== 'items')
  return entries
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

/** Every place in schema.json for one rule of one question: the rule, and its message. */
function wordsOf(schema: SchemaFile, name: string, rule: string): readonly Place[] {
  const questions = questionSchemas(schema).filter((asked) => asked.name === name)
  const holders = questions.flatMap(({ path }) => [path, [...path, 'items']])
  const rules = holders.flatMap((path) =>
    nodeAt(schema.root, [...path, rule]) ? [keySpan(schema.root, [...path, rule])] : [],
  )
  const texts = holders.flatMap((path) => {
    const at = [...path, 'errorMessage', rule]
    return nodeAt(schema.root, at) ? [valueSpan(schema.root, at)] : []
  })
  return [...texts, ...rules].map((span) => ({ file: schema.path, span }))
}

/** The place where a fixture answers a question, or, if it does not, its answers. */
export function answerPlace({ file, path: way }: TriableFixture, name: string): Place {
  const path = [...way, 'answers', name]
  const span = nodeAt(file.root, path) ? wholeSpan(file.root, path) : keySpan(file.root, [...way, 'answers'])
  return { file: file.path, span }
}

/** Every place in schema.json that determines whether a question's answer is valid. */
function rulePlaces(schema: SchemaFile, name: string): readonly Place[] {
  const questions = questionSchemas(schema).filter((asked) => asked.name === name)
  const spans = [
    ...questions.flatMap(({ path, part }) => [
      keySpan(schema.root, path),
      keySpan(schema.root, [...part.path, 'required']),
    ]),
    ...questions.map(({ path }) => wholeSpan(schema.root, path)),
  ]
  return spans.map((span) => ({ file: schema.path, span }))
}
