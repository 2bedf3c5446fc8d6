import type { Answers } from '../../engine/answers/answers'
import type { Fixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { validate } from '../../engine/answers/validate'

/**
 * An example of these answers with what the form makes of them: the answers as they are sent, where they differ, or the
 * very words the visitor reads.
 * @example exampleOf(whitelist, {}, 'Nothing is answered').errors // => { minecraftName: 'Enter …', … }
 */
export function exampleOf(form: CompiledForm, answers: Answers, description: string): Fixture {
  const example = {
    $schema: '../../_schema/fixture.schema.json',
    description,
    answers: definedAnswers(answers),
  } as const
  const result = validate(form, answers)
  if (result.ok) {
    const accepted = definedAnswers(result.value)
    return JSON.stringify(accepted) === JSON.stringify(example.answers) ? example : { ...example, accepted }
  }
  const errors = Object.fromEntries(result.errors.map(({ name, text }) => [name, text]))
  return { ...example, errors, ...(result.heading !== undefined && { heading: result.heading }) }
}

function definedAnswers(answers: Answers): Fixture['answers'] {
  const entries = Object.entries(answers).flatMap(([name, answer]) =>
    answer === undefined ? [] : [[name, answer] as const],
  )
  // Lists of answers are only read, here and wherever an example is taken.
  return Object.fromEntries(entries) as Fixture['answers']
}
