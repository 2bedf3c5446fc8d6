import type { Answer, Answers } from '../schema/answers'
import { visibleAnswers } from '../schema/conditions'
import type { FormBranch } from '../schema/definition'
import type { OrderedForm } from '../schema/form'
import { answerTypeOf, dependencyOf } from '../schema/questions'
import { readAnswer } from './read-answer'

/**
 * The answers that count: outer spaces trimmed, blank texts left out, numbers read, lists split, and only those to
 * questions the visitor can see. Never changes its input, so a hidden answer comes back when the choice that hid it is
 * undone. Unknown keys are left out. Takes anything; never throws.
 * @example normalizeAnswers(generalSupport, { topic: 'How to Vote', otherTopic: 'left over' }) // => { topic: 'How to Vote' }
 */
export function normalizeAnswers(form: OrderedForm, input: Readonly<Record<string, unknown>>): Answers {
  const read = new Map<string, Answer>()
  for (const name of form.order) {
    if (!Object.hasOwn(input, name)) continue
    const type = answerTypeOf(form, name)
    const answer = readAnswer(type, input[name])
    if (answer !== undefined) read.set(name, answer)
  }
  return visibleAnswers(form.schema, (parts) => pick(form, read, parts))
}

/** The answers to the questions of these parts, without those to questions that wait for another answer. */
function pick(form: OrderedForm, read: ReadonlyMap<string, Answer>, parts: readonly FormBranch[]): Answers {
  const names = new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})))
  const counts = (name: string, waiting: readonly string[] = []): boolean => {
    const awaited = dependencyOf(form, name)
    if (!read.has(name) || !names.has(name) || waiting.includes(name)) return false
    return awaited === undefined || counts(awaited, [...waiting, name])
  }
  return Object.fromEntries([...read].filter(([name]) => counts(name)))
}
