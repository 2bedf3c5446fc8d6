import type { Fixture } from '../../../../engine/schema/definition'
import type { CompiledForm } from '../../../../engine/schema/form'
import { validate } from '../../../../engine/answers/validate'

/**
 * An example that keeps what is typed, and what the form makes of it at this moment: the answers as they are sent, where
 * they differ, or the texts the visitor reads.
 * @example newFixture(suggestion, { title: ' A ' }, 'A title alone').errors // => { category: '…', description: '…' }
 */
export function newFixture(
  form: CompiledForm,
  typed: Readonly<Record<string, string>>,
  about: string,
): Fixture {
  const answers = Object.fromEntries(
    form.order.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
  )
  const example = { $schema: '../../_schema/fixture.schema.json', description: about, answers } as const
  const result = validate(form, answers)
  if (result.ok) {
    const isSame = JSON.stringify(result.value) === JSON.stringify(answers)
    // Valid answers are texts, numbers and lists of texts, as an example's are.
    return isSame ? example : { ...example, accepted: result.value as NonNullable<Fixture['accepted']> }
  }
  const errors = Object.fromEntries(result.errors.map(({ name, text }) => [name, text]))
  return { ...example, errors, ...(result.heading !== undefined && { heading: result.heading }) }
}

/** The name under which an example is kept: one that is not accepted is called `wrong-…`. */
export function fixtureName(example: Fixture, name: string): string {
  const bare = name.trim().replace(/^wrong-/, '')
  return example.errors ? `wrong-${bare}` : bare
}
