import { settleAnswers } from '../../engine/answers/settle-answers'
import type { Message } from '../../engine/message/message'
import type { CompiledForm } from '../../engine/schema/form'
import { type Question, visibleQuestions } from '../../engine/schema/questions'
import { nodeAt, type Step, toValue } from '../json/json-node'
import type { Report, Place } from '../report/diagnostic'
import { answerPlace } from './fixtures'
import type { FormRule } from './rule'
import { compiled, type ValidFixture, validFixtures } from '../source/compiled-form'
import type { FixtureFile, FormFolder } from '../source/form-folder'
import { reportAt, keySpan, type Located, valueSpan } from '../source/locate'
import { questionSchemas } from '../source/questions'
import { goldenMessages } from '../source/snapshot-messages'

/** An expected message that is missing, that no example needs, or that is not what the example becomes. */
export const goldenMessage: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  const right = validFixtures(form).filter(({ isWrong, fixture }) => !isWrong && !fixture.errors)
  const needless = [...form.goldens.keys()].filter(
    (name) => !form.fixtures.has(name) || name.startsWith('wrong-'),
  )
  const found = right.flatMap((valid) => judgeMessages(form, ready, valid))
  // One change makes every message of the form stale: it is told once, at the first.
  const [stale, ...more] = found.filter(({ rule }) => rule === 'golden-stale')
  const told: readonly Report[] =
    more.length === 0 || !stale
      ? found
      : [
          { ...stale, rule: 'goldens-stale', values: { others: more.length } },
          ...found.filter(({ rule }) => rule !== 'golden-stale'),
        ]
  return [
    ...told,
    ...needless.map((name): Report => ({
      rule: 'golden-needless',
      file: goldenPath(form, name),
      span: { start: 0, end: 0 },
      values: { name },
    })),
  ]
}

function judgeMessages(
  form: FormFolder,
  ready: CompiledForm,
  { name, file, fixture }: ValidFixture,
): readonly Report[] {
  const messages = goldenMessages(ready, fixture.answers)
  const golden = form.goldens.get(name)
  if (!messages) return []
  if (!golden) {
    const isThere = form.paths.includes(goldenPath(form, name))
    return isThere
      ? []
      : [{ rule: 'golden-missing', file: file.path, span: { start: 0, end: 0 }, values: { name } }]
  }
  if (!golden.root) return []
  const way = firstDifference(toValue(golden.root), messages)
  if (!way) return []
  const at = deepest(golden.root, way)
  const also = sourcesOfMessage(form, ready, file, messages, way)
  return [reportAt('golden-stale', { path: golden.path, root: golden.root }, at, { name }, { also })]
}

function goldenPath({ slug }: FormFolder, name: string): string {
  return `forms/${slug}/fixtures/${name}.message.json`
}

function deepest(root: Parameters<typeof nodeAt>[0], way: readonly Step[]): readonly Step[] {
  return nodeAt(root, way) || way.length === 0 ? way : deepest(root, way.slice(0, -1))
}

/** The way to the first value in which two JSON values differ, or undefined when they are equal. */
export function firstDifference(one: unknown, other: unknown): readonly Step[] | undefined {
  if (Array.isArray(one) && Array.isArray(other)) {
    const indexes = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index)
    return firstOf(indexes, (index) => firstDifference(one[index], other[index]))
  }
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return firstOf(keys, (key) => firstDifference(one[key], other[key]))
  }
  return Object.is(one, other) ? undefined : []
}

function firstOf<S extends Step>(
  steps: readonly S[],
  differ: (step: S) => readonly Step[] | undefined,
): readonly Step[] | undefined {
  for (const step of steps) {
    const rest = differ(step)
    if (rest) return [step, ...rest]
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The places in a form's files that make the part of a message which `way` leads to. */
export function sourcesOfMessage(
  form: FormFolder,
  ready: CompiledForm,
  fixture: FixtureFile,
  messages: readonly Message[],
  way: readonly Step[],
): readonly Place[] {
  const { message } = form
  const [part, key, , group, index] = way
  if (!message) return []
  if (key === 'username' || key === 'content') return [value(message, [key])]
  if (key === 'allowed_mentions') return [value(message, ['mention'])]
  if (group === 'color') return [value(message, ['colour'])]
  if (group === 'title') return [value(message, ['title']), ...answersIn(message.value.title ?? '', fixture)]
  if (group === 'footer') return [value(message, ['reference'])]
  const field = messages[Number(part)]?.embeds[0]?.fields[Number(index)]
  return field ? ofField(form, ready, fixture, field.name) : []
}

/** The answers that a title names. */
function answersIn(title: string, fixture: FixtureFile): readonly Place[] {
  return [...title.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => answerPlace(fixture, name))
}

function ofField(
  form: FormFolder,
  ready: CompiledForm,
  fixture: FixtureFile,
  title: string,
): readonly Place[] {
  const { schema, message, ui } = form
  if (!schema || !message) return []
  const asked = visibleQuestions(ready, settleAnswers(ready, fixture.value.answers ?? {}))
  const name = asked.find((question) => title.startsWith(labelOf(ready, question)))?.name ?? ''
  const places = questionSchemas(schema).filter((place) => place.name === name)
  return [
    { file: message.path, span: keySpan(message.root, ['fields', name]) },
    ...places.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, [...path, 'title']) })),
    ...places.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, path) })),
    answerPlace(fixture, name),
    ...(ui?.value['ui:order'] ? [value(ui, ['ui:order'])] : []),
  ]
}

function labelOf({ message }: CompiledForm, { name, rules }: Question): string {
  return message.fields[name]?.label ?? rules.title ?? name
}

function value(file: Located, path: readonly Step[]): Place {
  return { file: file.path, span: valueSpan(file.root, path) }
}
