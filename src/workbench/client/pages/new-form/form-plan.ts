import {
  choicesOf,
  hasOptions,
  type NewFormAnswers,
  type NewQuestion,
  type QuestionKind,
} from '../../../../generate/new/new-form-answers'

/** One question of the plan; `options` has one option per line. */
export interface PlannedQuestion {
  readonly id: number
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  readonly options: string
  /** The number of the question it depends on; undefined if it is always visible. */
  readonly waitsFor?: number | undefined
  /** The answers with which it is visible. */
  readonly awaited: readonly string[]
}

/** A new form while it is planned. Until staff choose a folder name, it follows the title. */
export interface FormPlan {
  readonly title: string
  readonly slug: string
  readonly hasOwnSlug: boolean
  readonly description: string
  readonly tags: readonly string[]
  readonly questions: readonly PlannedQuestion[]
  readonly nextId: number
}

export type PlanEvent =
  | { readonly type: 'title' | 'slug' | 'description'; readonly text: string }
  | { readonly type: 'tags'; readonly tags: readonly string[] }
  | { readonly type: 'question-added' }
  | { readonly type: 'question-removed' | 'question-raised'; readonly id: number }
  | { readonly type: 'question'; readonly id: number; readonly change: Partial<Omit<PlannedQuestion, 'id'>> }

const blank = { label: '', kind: 'text', isRequired: true, options: '', awaited: [] } as const

export const emptyPlan: FormPlan = {
  title: '',
  slug: '',
  hasOwnSlug: false,
  description: '',
  tags: [],
  questions: [{ id: 1, ...blank }],
  nextId: 2,
}

/** The plan after an event. Pure. */
export function planAfter(plan: FormPlan, event: PlanEvent): FormPlan {
  const { questions } = plan
  switch (event.type) {
    case 'title':
      return { ...plan, title: event.text, slug: plan.hasOwnSlug ? plan.slug : slugFrom(event.text) }
    case 'slug':
      return { ...plan, slug: event.text, hasOwnSlug: event.text !== '' }
    case 'description':
      return { ...plan, description: event.text }
    case 'tags':
      return { ...plan, tags: event.tags }
    case 'question-added':
      return { ...plan, questions: [...questions, { id: plan.nextId, ...blank }], nextId: plan.nextId + 1 }
    case 'question-removed':
      return { ...plan, questions: questions.filter(({ id }) => id !== event.id) }
    case 'question-raised':
      return { ...plan, questions: raised(questions, event.id) }
    default:
      return {
        ...plan,
        questions: questions.map((question) =>
          question.id === event.id ? { ...question, ...event.change } : question,
        ),
      }
  }
}

/**
 * A folder name from a title: its words in lower case, with `-` between them.
 * @example slugFrom('Build Contest: Entry!') // => 'build-contest-entry'
 */
export function slugFrom(title: string): string {
  const words =
    title
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').replace(/^[0-9-]+/, '')
}

/** The plan in the format for `newForm`. */
export function newFormAnswers({ title, slug, description, tags, questions }: FormPlan): NewFormAnswers {
  return {
    title,
    slug,
    description,
    tags,
    questions: questions.map((question, index) => toQuestion(question, questions.slice(0, index))),
  }
}

/** The questions that a later one can depend on, each with its options. */
export function sourcesIn(
  before: readonly PlannedQuestion[],
): readonly { readonly id: number; readonly label: string; readonly choices: readonly string[] }[] {
  return before.flatMap(({ id, label, kind, options }) => {
    const lines = options.split('\n').map((line) => line.trim())
    const choices = choicesOf({ kind, options: lines.filter((line) => line !== '') })
    return label.trim() === '' || choices.length === 0 ? [] : [{ id, label: label.trim(), choices }]
  })
}

function toQuestion(question: PlannedQuestion, before: readonly PlannedQuestion[]): NewQuestion {
  const { label, kind, isRequired, options, waitsFor, awaited } = question
  const source = sourcesIn(before).find(({ id }) => id === waitsFor)
  const answers = awaited.filter((answer) => source?.choices.includes(answer))
  return {
    label,
    kind,
    isRequired,
    ...(hasOptions(kind) && { options: options.split('\n') }),
    ...(source && { when: { label: source.label, answers } }),
  }
}

function raised(questions: readonly PlannedQuestion[], id: number): readonly PlannedQuestion[] {
  const at = questions.findIndex((question) => question.id === id)
  const [above, it] = [questions[at - 1], questions[at]]
  return above && it ? [...questions.slice(0, at - 1), it, above, ...questions.slice(at + 1)] : questions
}
