import type { FormBranch, FormSchema, FormTest } from './definition'
import type { Answers } from '../answers/answers'

/** Whether the answers are those a condition waits for; a question without an answer never counts. */
export function meets(test: FormTest, answers: Answers): boolean {
  return Object.entries(test.properties).every(([name, expected]) => {
    const answer = answers[name]
    if (answer === undefined) return false
    return expected.enum ? expected.enum.some((option) => option === answer) : expected.const === answer
  })
}

/** The branches that apply to these answers, in the order of the definition. */
export function activeBranches(schema: FormSchema, answers: Answers): readonly FormBranch[] {
  return (schema.allOf ?? []).flatMap((condition) => {
    const branch = meets(condition.if, answers) ? condition.then : condition.else
    return branch ? [branch] : []
  })
}
