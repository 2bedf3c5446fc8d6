import type { Answers } from '../../engine/answers/answers'
import { settleAnswers } from '../../engine/answers/settle-answers'
import { validate, type Validation } from '../../engine/answers/validate'
import { coverage } from '../../engine/schema/coverage'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import type { FormRule as EngineRule } from '../../engine/schema/rules-of-form'
import { nodeAt, type Step } from '../json/json-node'
import type { Report, Place } from '../report/diagnostic'
import type { FormRule } from './rule'
import { compiled, type ValidFixture, validFixtures } from '../source/compiled-form'
import type { FixtureFile, FormFolder, SchemaFile } from '../source/form-folder'
import { reportAt, reportKey, keySpan, valueSpan, wholeSpan } from '../source/locate'
import { questionSchemas } from '../source/questions'

/** A wrong example without the messages expected, and a right one with some. */
export const exampleKind: FormRule = (form) =>
  validFixtures(form).flatMap(({ name, file, fixture, isWrong }) => {
    const { errors, heading, accepted } = fixture
    if (isWrong && !errors) return [reportKey('wrong-example-without-errors', file, ['answers'], { name })]
    if (!isWrong && errors) return [reportKey('right-example-with-errors', file, ['errors'], { name })]
    if (!isWrong && heading !== undefined)
      return [reportKey('right-example-with-heading', file, ['heading'], { name })]
    return isWrong && accepted ? [reportKey('wrong-example-accepted', file, ['accepted'], { name })] : []
  })

/** A form without the two examples that every form needs; an empty folder has a report of its own. */
export const examplesMissing: FormRule = ({ slug, paths }) => {
  const isEmpty = paths.every((path) => path.endsWith('/'))
  return (isEmpty ? [] : ['minimal', 'full']).flatMap((name) => {
    const file = `forms/${slug}/fixtures/${name}.json`
    return paths.includes(file)
      ? []
      : [{ rule: 'example-missing', file, span: { start: 0, end: 0 }, values: { name, slug } }]
  })
}

/** A right example that the form refuses, or whose answers are sent otherwise than it says. */
export const rightExample: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return validFixtures(form).flatMap((valid) =>
    valid.isWrong || valid.fixture.errors ? [] : judgeRight(form, ready, valid),
  )
}

function judgeRight(
  form: FormFolder,
  ready: CompiledForm,
  { name, file, fixture }: ValidFixture,
): readonly Report[] {
  const result = validate(ready, fixture.answers)
  if (result.ok) return judgeAccepted(file, fixture.answers, fixture.accepted, result.value)
  return result.errors.map((error) => {
    const words = form.schema ? wordsOf(form.schema, error.name, error.rule) : []
    const also = [answerPlace(file, error.name), ...words]
    return reportAt(
      'example-fails',
      file,
      ['answers', error.name],
      { name, question: error.name, text: error.text },
      { also },
    )
  })
}

function judgeAccepted(
  file: ValidFixture['file'],
  answers: Answers,
  accepted: Answers | undefined,
  sent: Answers,
): readonly Report[] {
  const expected = accepted ?? answers
  const at = accepted ? 'accepted' : 'answers'
  const names = [...new Set([...Object.keys(expected), ...Object.keys(sent)])]
  const different = names.filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(sent[name]))
  if (accepted && different.length === 0) {
    const isNeedless = JSON.stringify(answers) === JSON.stringify(accepted)
    return isNeedless ? [reportKey('accepted-needless', file, ['accepted'])] : []
  }
  return different.map((name) => {
    const values = { question: name, sent: JSON.stringify(sent[name]) ?? '' }
    const also = accepted ? [answerPlace(file, name)] : []
    if (sent[name] === undefined) return reportKey('answer-not-sent', file, [at, name], values, { also })
    return reportAt(accepted ? 'accepted-differs' : 'accepted-missing', file, [at, name], values, { also })
  })
}

/** A wrong example that the form accepts, or whose messages are not those expected. */
export const wrongExample: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return validFixtures(form).flatMap((valid) => (valid.fixture.errors ? judgeWrong(form, ready, valid) : []))
}

function judgeWrong(form: FormFolder, ready: CompiledForm, valid: ValidFixture): readonly Report[] {
  const result = validate(ready, valid.fixture.answers)
  if (result.ok) {
    const names = Object.keys(valid.fixture.errors ?? {})
    const also = names.flatMap((name) => [
      answerPlace(valid.file, name),
      ...(form.schema ? rulePlaces(form.schema, name) : []),
    ])
    return [reportKey('example-passes', valid.file, ['errors'], { name: valid.name }, { also })]
  }
  return [...judgeErrors(form, valid, result), ...judgeHeading(form, valid, result)]
}

function judgeErrors(
  form: FormFolder,
  { file, fixture }: ValidFixture,
  { errors }: Refused,
): readonly Report[] {
  const expected = fixture.errors ?? {}
  const silent = Object.keys(expected).filter((name) => !errors.some((error) => error.name === name))
  return [
    ...silent.map((name) => {
      const also = [answerPlace(file, name), ...(form.schema ? rulePlaces(form.schema, name) : [])]
      return reportKey('error-not-shown', file, ['errors', name], { question: name }, { also })
    }),
    ...errors.flatMap(({ name, rule, text }) => {
      const also = [answerPlace(file, name), ...(form.schema ? wordsOf(form.schema, name, rule) : [])]
      const values = { question: name, text }
      if (expected[name] === undefined)
        return [reportKey('error-not-expected', file, ['errors'], values, { also })]
      if (expected[name] === text) return []
      const at = ['errors', name]
      return [
        reportAt('error-words', file, at, values, {
          also,
          fix: [{ ...valueSpan(file.root, at), text: JSON.stringify(text) }],
        }),
      ]
    }),
  ]
}

type Refused = Extract<Validation, { readonly ok: false }>

function judgeHeading(
  form: FormFolder,
  { file, fixture }: ValidFixture,
  { heading }: Refused,
): readonly Report[] {
  if (fixture.heading === heading) return []
  const also =
    form.schema && heading !== undefined
      ? [{ file: form.schema.path, span: valueSpan(form.schema.root, ['errorMessage', 'required']) }]
      : []
  if (heading === undefined) {
    const isGone = form.schema && form.schema.value.errorMessage === undefined
    const top = form.schema && isGone ? [reportAt('heading-gone', form.schema, [])] : []
    return [reportKey(isGone ? 'heading-gone' : 'heading-not-shown', file, ['heading'], {}, { also: top })]
  }
  const rule = fixture.heading === undefined ? 'heading-missing' : 'heading-words'
  return [
    reportAt(rule, file, fixture.heading === undefined ? ['errors'] : ['heading'], { heading }, { also }),
  ]
}

/** A minimal example that answers more than it must, and a full one that leaves a question out. */
export const briefAndFull: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  return validFixtures(form).flatMap(({ name, file, fixture }) => {
    const answers = settleAnswers(ready, fixture.answers)
    const asked = visibleQuestions(ready, answers)
    if (name === 'minimal') {
      const extra = asked.filter(
        (question) => !question.required && Object.hasOwn(fixture.answers, question.name),
      )
      return extra.map((question) =>
        reportKey('minimal-says-more', file, ['answers', question.name], { question: question.name }),
      )
    }
    const left =
      name === 'full' ? asked.filter((question) => !Object.hasOwn(fixture.answers, question.name)) : []
    return left.map((question) =>
      reportKey('full-leaves-out', file, ['answers'], { question: question.name }),
    )
  })
}

/** A rule that no wrong example breaks, and a side of a condition that no right example takes. */
export const notShown: FormRule = (form) => {
  const ready = compiled(form)
  const { schema } = form
  const valid = validFixtures(form)
  if (!ready || !schema || valid.length === 0) return []
  const { gaps } = coverage(ready, new Map(valid.map(({ name, fixture }) => [name, fixture])))
  return gaps.map((gap) => ('rule' in gap ? atRule(schema, gap) : atCondition(schema, gap)))
}

function atRule(schema: SchemaFile, { path, rule, name }: EngineRule): Report {
  const steps = stepsOf(path)
  if (rule !== 'required') return reportKey('rule-not-shown', schema, steps, { name, rule })
  const list = steps.slice(0, -1)
  const index = requiredAt(schema, list).indexOf(name)
  return reportAt('rule-not-shown', schema, [...list, index], { name, rule })
}

function requiredAt(schema: SchemaFile, list: readonly Step[]): readonly string[] {
  const [, index, branch] = list
  const part =
    typeof index === 'number' && (branch === 'then' || branch === 'else')
      ? schema.value.allOf?.[index]?.[branch]
      : schema.value
  return part?.required ?? []
}

function atCondition(
  schema: SchemaFile,
  { path, met }: { readonly path: string; readonly met: boolean },
): Report {
  return reportKey(met ? 'condition-not-shown' : 'otherwise-not-shown', schema, [...stepsOf(path), 'if'])
}

function stepsOf(path: string): readonly Step[] {
  return path
    .slice(2)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** Every place in schema.json that has to do with one rule of one question: the rule, its message. */
export function wordsOf(schema: SchemaFile, name: string, rule: string): readonly Place[] {
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

/** Where an example answers a question, or, where it does not, its answers. */
export function answerPlace(file: FixtureFile, name: string): Place {
  const path = ['answers', name]
  const span = nodeAt(file.root, path) ? wholeSpan(file.root, path) : keySpan(file.root, ['answers'])
  return { file: file.path, span }
}

/** Every place in schema.json that decides whether a question's answer is right. */
export function rulePlaces(schema: SchemaFile, name: string): readonly Place[] {
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
