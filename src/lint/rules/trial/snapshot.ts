import { messagesOf } from '../../../engine/fixtures/snapshot'
import { hasProperties } from '../../../engine/properties-of'
import { nodeAt, toValue, type JsonPath } from '../../json/json-node'
import { validFixtures, type TriableFixture } from '../../source/compiled-form'
import { pointTo, startOf } from '../../json/locate'
import { whenReady, type ReadyForm } from '../rule'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import type { Message } from '../../../engine/message/message'
import type { CompiledForm } from '../../../engine/schema/form'
import { visibleQuestions } from '../../../engine/schema/questions'
import type { Place } from '../../diagnostic'
import { schemasOf } from '../../source/questions'
import { answerPlace } from '../fixture-places'

/** A snapshot that is missing or differs from the messages of the valid fixtures; reported once for each form. */
export const snapshotStale = whenReady((form, ready, report) => {
  const { slug, fixtures, snapshot } = form
  const valid = validFixtures(form)
  if (fixtures?.invalidPaths.length !== 0 || valid.length === 0) return
  const path = `forms/${slug}/messages.snapshot.json`
  const root = snapshot?.root
  if (!root) return form.paths.includes(path) ? undefined : report('snapshot-stale', startOf(path), { slug })
  const messages = new Map(valid.map(({ name, fixture }) => [name, messagesOf(ready, fixture.answers)]))
  // A fixture that the form refuses is reported separately, and has no messages.
  if ([...messages.values()].includes(undefined)) return
  const steps = firstDifference(toValue(root), Object.fromEntries(messages))
  if (!steps) return
  const [name, ...rest] = steps
  const fixture = valid.find((tried) => tried.name === name)
  // A snapshot without its fixture: the fixture may have been deleted by mistake.
  const also = fixture
    ? sourcesOfMessage(form, ready, fixture, messages.get(fixture.name) ?? [], rest)
    : [pointTo(fixtures).at('valid')]
  const length = steps.findLastIndex((_, index) => nodeAt(root, steps.slice(0, index + 1))) + 1
  report('snapshot-stale', pointTo({ path, root }).at(...steps.slice(0, length)), { slug }, { also })
})

/** The path to the first value in which two JSON values differ, or undefined when they are equal. */
function firstDifference(one: unknown, other: unknown): JsonPath | undefined {
  if (!hasProperties(one) || !hasProperties(other) || Array.isArray(one) !== Array.isArray(other))
    return Object.is(one, other) ? undefined : []
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const rest = firstDifference(one[key], other[key])
    if (rest) return [Array.isArray(one) ? Number(key) : key, ...rest]
  }
  return undefined
}

/** The places in a form's files that produce the part of a message at the path `steps`. */
function sourcesOfMessage(
  form: ReadyForm,
  ready: CompiledForm,
  fixture: TriableFixture,
  messages: readonly Message[],
  steps: JsonPath,
): readonly Place[] {
  const [part, key, , group, index] = steps
  const { at } = pointTo(form.message)
  if (key === 'username' || key === 'content') return [at(key)]
  if (key === 'allowed_mentions') return [at('mention')]
  if (group === 'color') return [at('colour')]
  if (group === 'footer') return [at('reference')]
  if (group === 'title') {
    const named = [...(form.message.value.title ?? '').matchAll(/\{(\w+)\}/g)]
    return [at('title'), ...named.map(([, name = '']) => answerPlace(fixture, name))]
  }
  const field = messages[Number(part)]?.embeds[0]?.fields[Number(index)]
  return field ? sourcesOfField(form, ready, fixture, field.name) : []
}

function sourcesOfField(
  { schema, message, ui }: ReadyForm,
  ready: CompiledForm,
  fixture: TriableFixture,
  heading: string,
): readonly Place[] {
  const asked = visibleQuestions(ready, normalizeAnswers(ready, fixture.fixture.answers))
  const question = asked.find(({ name, rules }) => {
    const label = ready.message.fields[name]?.label ?? rules.title ?? name
    // A field has the label as its name, shortened where it is too long.
    const isShortened = heading.endsWith('…') && label.startsWith(heading.slice(0, -1).trimEnd())
    return heading.startsWith(label) || isShortened
  })
  const name = question?.name ?? ''
  const places = schemasOf(schema, name)
  return [
    pointTo(message).key('fields', name),
    ...places.map(({ key }) => key('title')),
    ...places.map(({ key }) => key()),
    answerPlace(fixture, name),
    ...(ui.value['ui:order'] ? [pointTo(ui).at('ui:order')] : []),
  ]
}
