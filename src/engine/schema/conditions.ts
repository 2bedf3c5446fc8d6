import type { FormBranch, FormSchema, FormTest, FormTestAnswer } from './definition'
import type { Answers } from './answers'

/**
 * Whether answers meet a condition; a question without an answer never does.
 * @example meets({ required: ['topic'], properties: { topic: { const: 'Other' } } }, { topic: 'Other' }) // => true
 */
export function meets(test: FormTest, answers: Answers): boolean {
  return Object.entries(test.properties).every(([name, expected]) => {
    const answer = answers[name]
    if (answer === undefined) return false
    const { contains } = expected
    if (contains) return Array.isArray(answer) && answer.some((option) => matches(contains, option))
    return matches(expected, answer)
  })
}

function matches({ const: only, enum: several }: FormTestAnswer, answer: unknown): boolean {
  return several ? several.some((option) => option === answer) : only === answer
}

/**
 * The branches that apply to these answers, in the order of the definition.
 * @example activeBranches(schema, { topic: 'Other' }) // => [the `then` that asks for the other topic]
 */
export function activeBranches(schema: FormSchema, answers: Answers): readonly FormBranch[] {
  return (schema.allOf ?? []).flatMap((condition) => {
    const branch = meets(condition.if, answers) ? condition.then : condition.else
    return branch ? [branch] : []
  })
}

/**
 * The answers to visible questions. `pick` returns the answers to the questions of these parts of the form. Hiding one
 * question may hide another in turn, so it is called until nothing changes: a further round is needed only where the
 * last one changed a condition, so one round more than there are conditions is enough.
 * @example visibleAnswers(schema, (parts) => answersTo(parts)) // => {} where two questions only wait for each other
 */
export function visibleAnswers(schema: FormSchema, pick: (parts: readonly FormBranch[]) => Answers): Answers {
  const rounds = [schema, ...(schema.allOf ?? [])]
  return rounds.reduce((visible) => pick([schema, ...activeBranches(schema, visible)]), pick([schema]))
}
