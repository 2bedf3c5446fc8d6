import type { Answers, Answer } from '../engine/schema/answers'
import type { CompiledForm } from '../engine/schema/form'
import { answerTypeOf, dependencyOf, subschemasOf } from '../engine/schema/questions'

/** Why a question's text changed: the visitor typed, its `dependsOn` question changed, or all answers were replaced. */
type Cause = 'typed' | 'cleared' | 'replaced'

type Watcher = (name: string, cause: Cause) => void

/**
 * The current texts in the controls of one form, hidden questions included, each as it was typed. Always in step with
 * the screen, because controls write to it on every key. Which of the texts count is decided by the engine
 * (`normalizeAnswers`, `validate`).
 */
export interface AnswerStore {
  /** The text at one question; '' where nothing was typed. */
  readonly read: (name: string) => string
  /** All texts that are not empty. The same object until one changes. */
  readonly answers: () => Readonly<Record<string, string>>
  /** The texts the form started with, by question: '' where it has no default. */
  readonly start: ReadonlyMap<string, string>
  /** Whether every answer is still the one the form started with. */
  readonly isUntouched: () => boolean
  /** The visitor typed. A changed answer clears the questions that depend on this one (`dependsOn`). */
  readonly write: (name: string, text: string) => void
  /** Replace all answers: with a restored draft, or with those a form starts with. */
  readonly replace: (answers: Answers) => void
  /**
   * Call `watcher` when one of these questions changes, or any question if no names are given. Returns the unsubscribe
   * function.
   */
  readonly watch: (watcher: Watcher, names?: readonly string[]) => () => void
}

/**
 * A store for one form, filled with its starting answers.
 * @example const answerStore = createAnswerStore(staff); answerStore.write('name', 'Steve'); answerStore.answers() // => { name: 'Steve' }
 */
export function createAnswerStore(form: CompiledForm): AnswerStore {
  const watching = new Set<{ readonly watcher: Watcher; readonly names: readonly string[] | undefined }>()
  let snapshot: Readonly<Record<string, string>> | undefined

  const fill = (answers: Answers) =>
    new Map(
      form.order.map((name) => {
        const separator = answerTypeOf(form, name) === 'choices' ? '\n' : undefined
        return [name, textOf(answers[name], separator)]
      }),
    )
  const start = fill(startingAnswers(form))
  const texts = new Map(start)
  const read = (name: string) => texts.get(name) ?? ''
  const put = (name: string, text: string, cause: Cause) => {
    if (read(name) === text) return
    texts.set(name, text)
    snapshot = undefined
    const concerned = [...watching].filter(({ names }) => names === undefined || names.includes(name))
    for (const { watcher } of concerned) watcher(name, cause)
  }
  const write = (name: string, text: string, cause: Cause = 'typed') => {
    const isOther = read(name).trim() !== text.trim()
    put(name, text, cause)
    const dependents = isOther ? form.order.filter((other) => dependencyOf(form, other) === name) : []
    for (const dependent of dependents) write(dependent, '', 'cleared')
  }

  return {
    read,
    start,
    answers: () => (snapshot ??= Object.fromEntries([...texts].filter(([, text]) => text !== ''))),
    isUntouched: () => form.order.every((name) => read(name) === start.get(name)),
    write: (name, text) => write(name, text),
    replace: (answers) => {
      for (const [name, text] of fill(answers)) put(name, text, 'replaced')
    },
    watch: (watcher, names) => {
      const entry = { watcher, names }
      watching.add(entry)
      return () => void watching.delete(entry)
    },
  }
}

/**
 * The answers a form starts with: each question's `default`.
 * @example startingAnswers(staff) // => {}
 */
export function startingAnswers(form: CompiledForm): Answers {
  const entries = form.order.flatMap((name) => {
    const start = subschemasOf(form, name).find((rules) => rules.default !== undefined)?.default
    // The linter checks a default against its question's rules, so a list contains texts.
    return start === undefined ? [] : [[name, start as Answer] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * An answer as the text of its control: as typed, or as someone would type it; 'true' for a ticked box. Entries are
 * joined with `separator`; for options use line breaks, as options may contain commas.
 * @example textOf(['https://a.example', 'https://b.example']) // => 'https://a.example, https://b.example'
 */
export function textOf(answer: Answer | undefined, separator = ', '): string {
  if (answer === undefined || answer === false) return ''
  return typeof answer === 'object' ? answer.join(separator) : String(answer)
}

/**
 * The questions whose answers decide which other questions are visible, or whether they can be answered yet.
 * @example decidingQuestions(generalSupport) // => ['topic']
 */
export function decidingQuestions(form: CompiledForm): readonly string[] {
  const conditions = (form.schema.allOf ?? []).flatMap((condition) => condition.if.required)
  return [...new Set([...conditions, ...dependenciesOf(form)])]
}

/**
 * The questions whose answers other questions depend on.
 * @example dependenciesOf(staff) // => ['serverType']
 */
export function dependenciesOf(form: CompiledForm): readonly string[] {
  return form.order.flatMap((name) => dependencyOf(form, name) ?? [])
}
