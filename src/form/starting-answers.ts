import type { Answer, Answers } from '../engine/answers/answers'
import type { CompiledForm } from '../engine/schema/form'
import { subschemasOf } from '../engine/schema/questions'

/**
 * The answers a form is filled with from the start: each question's `default`.
 * @example startingAnswers(staff) // => {}
 */
export function startingAnswers(form: CompiledForm): Answers {
  const entries = form.order.flatMap((name) => {
    const start = subschemasOf(form, name).find((rules) => rules.default !== undefined)?.default
    // The checker holds a default to its question's own rules, so a list holds texts.
    return start === undefined ? [] : [[name, start as Answer] as const]
  })
  return Object.fromEntries(entries)
}
