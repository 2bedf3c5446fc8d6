import type { Answers, Answer } from '../engine/answers/answers'
import type { CompiledForm } from '../engine/schema/form'
import { answerTypeOf, subschemasOf, controlOf } from '../engine/schema/questions'

/** Why a question's text changed: the visitor typed, its `dependsOn` question changed, or all answers were replaced. */
type Cause = 'typed' | 'cleared' | 'replaced'

type Watcher = (name: string, cause: Cause) => void

/**
 * What is in the controls of one form at this moment, hidden questions included: each answer as the text it was
 * typed as. It is never behind the screen, because controls write into it with every key; and it is cheap, because it
 * tells only those who watch the question. What counts of it is the engine's matter (`normalizeAnswers`, `validate`).
 */
export interface AnswerStore {
  /** The text at one question; '' where nothing was typed. */
  readonly read: (name: string) => string
  /** All texts that are not empty. The same object until something changes. */
  readonly answers: () => Readonly<Record<string, string>>
  /** Whether every answer is as the form started. */
  readonly isUntouched: () => boolean
  /** The visitor typed. Another answer clears the questions that wait for this one (`dependsOn`). */
  readonly write: (name: string, text: string) => void
  /** Put these answers in place of all: a restored draft, or what a form starts with. */
  readonly replace: (answers: Answers) => void
  /** Be told when one of these questions changes, or any question where no names are given. Returns how to stop. */
  readonly watch: (watcher: Watcher, names?: readonly string[]) => () => void
}

/**
 * A store for one form, filled with what the form starts with.
 * @example const answerStore = createAnswerStore(staff); answerStore.write('name', 'Steve'); answerStore.answers() // => { name: 'Steve' }
 */
export function createAnswerStore(form: CompiledForm): AnswerStore {
  const everyone = new Set<Watcher>()
  const byName = new Map<string, Set<Watcher>>()
  let snapshot: Readonly<Record<string, string>> | undefined

  const fill = (answers: Answers) =>
    new Map(form.order.map((name) => [name, textOf(answers[name], separatorOf(form, name))]))
  const start = fill(startingAnswers(form))
  const texts = new Map(start)
  const read = (name: string) => texts.get(name) ?? ''
  const put = (name: string, text: string, cause: Cause) => {
    if (read(name) === text) return
    texts.set(name, text)
    snapshot = undefined
    for (const watcher of [...(byName.get(name) ?? []), ...everyone]) watcher(name, cause)
  }
  const write = (name: string, text: string, cause: Cause = 'typed') => {
    const isOther = read(name).trim() !== text.trim()
    put(name, text, cause)
    if (isOther) for (const dependent of dependentsOf(form, name)) write(dependent, '', 'cleared')
  }

  return {
    read,
    answers: () => (snapshot ??= Object.fromEntries([...texts].filter(([, text]) => text !== ''))),
    isUntouched: () => form.order.every((name) => read(name) === start.get(name)),
    write: (name, text) => write(name, text),
    replace: (answers) => {
      for (const [name, text] of fill(answers)) put(name, text, 'replaced')
    },
    watch: (watcher, names) => {
      const groups = names ? names.map((name) => groupOf(byName, name)) : [everyone]
      for (const group of groups) group.add(watcher)
      return () => {
        for (const group of groups) group.delete(watcher)
      }
    },
  }
}

function separatorOf(form: CompiledForm, name: string): string | undefined {
  return answerTypeOf(form, name) === 'choices' ? '\n' : undefined
}

function groupOf(byName: Map<string, Set<Watcher>>, name: string): Set<Watcher> {
  const group = byName.get(name) ?? new Set()
  byName.set(name, group)
  return group
}

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

/**
 * An answer as the text of its control: what was typed, or what would have to be typed for it; 'true' for a tick.
 * Entries are separated by `separator`: options of a choice by line breaks, as they may have commas in them.
 * @example textOf(['https://a.example', 'https://b.example']) // => 'https://a.example, https://b.example'
 */
export function textOf(answer: Answer | undefined, separator = ', '): string {
  if (answer === undefined || answer === false) return ''
  return typeof answer === 'object' ? answer.join(separator) : String(answer)
}

/**
 * The questions whose answers decide which questions are asked, or whether they can be answered yet.
 * @example decidingQuestions(generalSupport) // => ['topic']
 */
export function decidingQuestions(form: CompiledForm): readonly string[] {
  const conditions = (form.schema.allOf ?? []).flatMap((condition) => condition.if.required)
  const dependences = form.order.flatMap(
    (name) => controlOf(form, name)['ui:options']?.dependsOn?.property ?? [],
  )
  return [...new Set([...conditions, ...dependences])]
}

/**
 * The questions that wait for this one's answer.
 * @example dependentsOf(staff, 'serverType') // => ['role']
 */
function dependentsOf(form: CompiledForm, name: string): readonly string[] {
  return form.order.filter((other) => controlOf(form, other)['ui:options']?.dependsOn?.property === name)
}
