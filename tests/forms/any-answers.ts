import * as fc from 'fast-check'
import type { FormProperty } from '../../src/engine/schema/definition'
import type { CompiledForm } from '../../src/engine/schema/form'
import { subschemasOf, optionsIn } from '../../src/engine/schema/questions'

type Input = Readonly<Record<string, unknown>>

/** Answers close to what a form asks for: existing options, numbers at the limits, links, texts, and none at all. */
export function anyAnswers(form: CompiledForm): fc.Arbitrary<Input> {
  const answers = form.order.map((name) => [name, anyAnswer(subschemasOf(form, name))] as const)
  return fc.record(Object.fromEntries(answers), { requiredKeys: [] })
}

/** Answers as above, and input that no page sends: other types, other names, and texts that are far too long. */
export function anyInput(form: CompiledForm): fc.Arbitrary<Input> {
  const strange = fc.oneof(fc.anything(), fc.string({ minLength: 1, maxLength: 4000, size: 'max' }))
  const other = fc.dictionary(fc.oneof(fc.constantFrom(...form.order), fc.string()), strange, { maxKeys: 4 })
  return fc.tuple(anyAnswers(form), other).map(([answers, more]) => ({ ...answers, ...more }))
}

function anyAnswer(places: readonly FormProperty[]): fc.Arbitrary<unknown> {
  const options = places.flatMap((rules) => optionsIn(rules) ?? [])
  const limits = places.flatMap(({ minimum, maximum }) => [minimum, maximum].flatMap((limit) => limit ?? []))
  const near = limits.flatMap((limit) => [limit - 1, limit, String(limit + 1)])
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom(' ', '\u200B', '\n'))
  const several = fc.array(fc.constantFrom(...(options.length > 0 ? options : ['none'])), { maxLength: 5 })
  const likely = [
    true,
    'true',
    ...options,
    ...near,
    'https://videos.example/a',
    'mira@example.com',
    '2025-06-24',
    '17',
  ]
  return fc.oneof(fc.constantFrom<unknown>(...likely), text, several, fc.array(fc.webUrl()))
}
