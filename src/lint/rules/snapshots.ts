import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import { messagesOf } from '../../engine/fixtures/snapshot'
import type { Message } from '../../engine/message/message'
import type { CompiledForm } from '../../engine/schema/form'
import { type Question, visibleQuestions } from '../../engine/schema/questions'
import { nodeAt, type PathStep, toValue } from '../json/json-node'
import type { Place, FormRule } from '../report/diagnostic'
import { answerPlace } from './fixtures'
import { compiled, triableFixtures, type TriableFixture } from '../source/compiled-form'
import type { FormFolder } from '../source/form-folder'
import { reportAt, keySpan, type Located, valueSpan } from '../source/locate'
import { questionSchemas } from '../source/questions'

/** A snapshot that is missing or differs from the messages of the valid fixtures; reported once for each form. */
export const snapshotStale: FormRule = (form) => {
  const ready = compiled(form)
  const valid = triableFixtures(form).filter(({ group }) => group === 'valid')
  const written = form.fixtures?.invalidPaths.length === 0
  if (!ready || !written || valid.length === 0) return []
  const path = `forms/${form.slug}/messages.snapshot.json`
  const { snapshot } = form
  const root = snapshot?.root
  if (!root)
    return form.paths.includes(path)
      ? []
      : [{ rule: 'snapshot-stale', file: path, span: { start: 0, end: 0 }, values: { slug: form.slug } }]
  const expected = valid.flatMap(({ name, fixture }) => {
    const messages = messagesOf(ready, fixture.answers)
    return messages ? [[name, messages] as const] : []
  })
  // A fixture that the form refuses is reported separately, and has no messages.
  const way =
    expected.length < valid.length ? undefined : firstDifference(toValue(root), Object.fromEntries(expected))
  if (!way) return []
  const [name, ...rest] = way
  const fixture = valid.find((tried) => tried.name === name)
  const messages = expected.find(([of]) => of === name)?.[1] ?? []
  // A snapshot without its fixture: the fixture may have been deleted by mistake.
  const also = fixture ? sourcesOfMessage(form, ready, fixture, messages, rest) : placesOfValid(form)
  return [reportAt('snapshot-stale', { path, root }, deepest(root, way), { slug: form.slug }, { also })]
}

function placesOfValid({ fixtures }: FormFolder): readonly Place[] {
  return fixtures ? [value(fixtures, ['valid'])] : []
}

function deepest(root: Parameters<typeof nodeAt>[0], way: readonly PathStep[]): readonly PathStep[] {
  return nodeAt(root, way) || way.length === 0 ? way : deepest(root, way.slice(0, -1))
}

/** The path to the first value in which two JSON values differ, or undefined when they are equal. */
function firstDifference(one: unknown, other: unknown): readonly PathStep[] | undefined {
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

function firstOf<S extends PathStep>(
  steps: readonly S[],
  differ: (step: S) => readonly PathStep[] | undefined,
): readonly PathStep[] | undefined {
  for (const step of steps) {
    const rest = differ(step)
    if (rest) return [step, ...rest]
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The places in a form's files that produce the part of a message at the path `way`. */
function sourcesOfMessage(
  form: FormFolder,
  ready: CompiledForm,
  fixture: TriableFixture,
  messages: readonly Message[],
  way: readonly PathStep[],
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
function answersIn(title: string, fixture: TriableFixture): readonly Place[] {
  return [...title.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => answerPlace(fixture, name))
}

function ofField(
  form: FormFolder,
  ready: CompiledForm,
  fixture: TriableFixture,
  title: string,
): readonly Place[] {
  const { schema, message, ui } = form
  if (!schema || !message) return []
  const asked = visibleQuestions(ready, normalizeAnswers(ready, fixture.fixture.answers))
  const name = asked.find((question) => isHeading(title, labelOf(ready, question)))?.name ?? ''
  const places = questionSchemas(schema).filter((place) => place.name === name)
  return [
    { file: message.path, span: keySpan(message.root, ['fields', name]) },
    ...places.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, [...path, 'title']) })),
    ...places.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, path) })),
    answerPlace(fixture, name),
    ...(ui?.value['ui:order'] ? [value(ui, ['ui:order'])] : []),
  ]
}

/** A field has the label as its name, shortened where it is too long. */
function isHeading(title: string, label: string): boolean {
  return title.startsWith(label) || (title.endsWith('…') && label.startsWith(title.slice(0, -1).trimEnd()))
}

function labelOf({ message }: CompiledForm, { name, rules }: Question): string {
  return message.fields[name]?.label ?? rules.title ?? name
}

function value(file: Located, path: readonly PathStep[]): Place {
  return { file: file.path, span: valueSpan(file.root, path) }
}
