import { messagesOf } from '../../../engine/fixtures/snapshot'
import { nodeAt, toValue, type PathStep } from '../../json/json-node'
import { compiled, triableFixtures } from '../../source/compiled-form'
import { pointTo, startOf } from '../../source/locate'
import { sourcesOfMessage } from '../message-sources'
import type { FormRule } from '../rule'

/** A snapshot that is missing or differs from the messages of the valid fixtures; reported once for each form. */
export const snapshotStale: FormRule = (form, report) => {
  const { slug, fixtures, snapshot } = form
  const ready = compiled(form)
  const valid = triableFixtures(form).filter(({ group }) => group === 'valid')
  if (!ready || fixtures?.invalidPaths.length !== 0 || valid.length === 0) return
  const path = `forms/${slug}/messages.snapshot.json`
  const root = snapshot?.root
  if (!root) return form.paths.includes(path) ? undefined : report('snapshot-stale', startOf(path), { slug })
  const messages = new Map(valid.map(({ name, fixture }) => [name, messagesOf(ready, fixture.answers)]))
  // A fixture that the form refuses is reported separately, and has no messages.
  if ([...messages.values()].includes(undefined)) return
  const way = firstDifference(toValue(root), Object.fromEntries(messages))
  if (!way) return
  const [name, ...rest] = way
  const fixture = valid.find((tried) => tried.name === name)
  // A snapshot without its fixture: the fixture may have been deleted by mistake.
  const also = fixture
    ? sourcesOfMessage(form, ready, fixture, messages.get(fixture.name) ?? [], rest)
    : [pointTo(fixtures).at('valid')]
  const length = way.findLastIndex((_, index) => nodeAt(root, way.slice(0, index + 1))) + 1
  report('snapshot-stale', pointTo({ path, root }).at(...way.slice(0, length)), { slug }, { also })
}

/** The path to the first value in which two JSON values differ, or undefined when they are equal. */
function firstDifference(one: unknown, other: unknown): readonly PathStep[] | undefined {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return Object.is(one, other) ? undefined : []
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const rest = firstDifference(one[key], other[key])
    if (rest) return [Array.isArray(one) ? Number(key) : key, ...rest]
  }
  return undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
