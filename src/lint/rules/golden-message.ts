import { compiled, soundFixtures, type SoundFixture } from '../behaviour/compiled'
import { firstDifference } from '../behaviour/first-difference'
import { goldenMessages } from '../behaviour/golden-messages'
import { sourcesOfMessage } from '../behaviour/sources-of-message'
import type { CompiledForm } from '../../engine/schema/form'
import type { Finding } from '../report/finding'
import { nodeAt, toValue, type Step } from '../json/json-node'
import type { FormFolder } from '../source/form-folder'
import { findAt } from '../source/locate'
import type { FormRule } from './rule'

/** An expected message that is missing, that no example needs, or that is not what the example becomes. */
export const goldenMessage: FormRule = (form) => {
  const ready = compiled(form)
  if (!ready) return []
  const right = soundFixtures(form).filter(({ isWrong, fixture }) => !isWrong && !fixture.errors)
  const needless = [...form.goldens.keys()].filter(
    (name) => !form.fixtures.has(name) || name.startsWith('wrong-'),
  )
  const found = right.flatMap((sound) => judge(form, ready, sound))
  // One change makes every message of the form stale: it is told once, at the first.
  const [stale, ...more] = found.filter(({ rule }) => rule === 'golden-stale')
  const told: readonly Finding[] =
    more.length === 0 || !stale
      ? found
      : [
          { ...stale, rule: 'goldens-stale', values: { others: more.length } },
          ...found.filter(({ rule }) => rule !== 'golden-stale'),
        ]
  return [
    ...told,
    ...needless.map((name): Finding => ({
      rule: 'golden-needless',
      file: goldenPath(form, name),
      span: { start: 0, end: 0 },
      values: { name },
    })),
  ]
}

function judge(
  form: FormFolder,
  ready: CompiledForm,
  { name, file, fixture }: SoundFixture,
): readonly Finding[] {
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
  return [findAt('golden-stale', { path: golden.path, root: golden.root }, at, { name }, { also })]
}

function goldenPath({ slug }: FormFolder, name: string): string {
  return `forms/${slug}/fixtures/${name}.message.json`
}

function deepest(root: Parameters<typeof nodeAt>[0], way: readonly Step[]): readonly Step[] {
  return nodeAt(root, way) || way.length === 0 ? way : deepest(root, way.slice(0, -1))
}
