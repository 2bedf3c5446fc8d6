import type { Answers } from '../../engine/answers/answers'
import type { FormProperty } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import { answerStates } from '../source/answer-states'

/** A sign that the mapper must escape, so that it takes the most room. */
const widest = '*'
const mostEntries = 20

/**
 * The longest answers a form takes, once for each way its conditions can go. They keep the limits, not the patterns: the
 * mapper's room is what is tried with them.
 */
export function longestAnswers(form: CompiledForm): readonly Answers[] {
  const states = answerStates(form.schema) ?? [{}]
  return states.map((state) => {
    const entries = visibleQuestions(form, state).map(
      ({ name, rules }) => [name, state[name] ?? longest(rules)] as const,
    )
    return Object.fromEntries(entries)
  })
}

function longest(rules: FormProperty): string | number | readonly string[] {
  const { enum: options, type, maxLength = 1, maximum, minimum, maxItems = mostEntries, items } = rules
  const [first] = options?.toSorted((a, b) => String(b).length - String(a).length) ?? []
  if (first !== undefined) return first
  if (type === 'integer' || type === 'number') return maximum ?? minimum ?? 0
  if (type === 'array') return Array.from({ length: maxItems }, () => widest.repeat(items?.maxLength ?? 1))
  return widest.repeat(maxLength)
}
