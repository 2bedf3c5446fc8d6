import type { NewFormAnswers, NewQuestion, QuestionKind } from '../../scaffold/new/new-form-answers'

/** One question as it stands in the page; `options` holds one option a line. */
export interface PlannedQuestion {
  readonly id: number
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  readonly options: string
}

/** A new form as it stands in the page. Until staff write a folder name of their own, it follows the title. */
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
  | { readonly type: 'tag'; readonly tag: string; readonly isOn: boolean }
  | { readonly type: 'question-added' }
  | { readonly type: 'question-removed' | 'question-raised'; readonly id: number }
  | { readonly type: 'question'; readonly id: number; readonly change: Partial<Omit<PlannedQuestion, 'id'>> }

const blank = { label: '', kind: 'text', isRequired: true, options: '' } as const

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
    case 'tag':
      return {
        ...plan,
        tags: event.isOn ? [...plan.tags, event.tag] : plan.tags.filter((tag) => tag !== event.tag),
      }
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
 * A folder name made of a title: its words in small letters, with `-` between them.
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

/** The plan as the scaffold takes it. */
export function answersOf({ title, slug, description, tags, questions }: FormPlan): NewFormAnswers {
  return { title, slug, description, tags, questions: questions.map(toQuestion) }
}

function toQuestion({ label, kind, isRequired, options }: PlannedQuestion): NewQuestion {
  const question = { label, kind, isRequired }
  return kind === 'choice' ? { ...question, options: options.split('\n') } : question
}

function raised(questions: readonly PlannedQuestion[], id: number): readonly PlannedQuestion[] {
  const at = questions.findIndex((question) => question.id === id)
  const [above, it] = [questions[at - 1], questions[at]]
  return above && it ? [...questions.slice(0, at - 1), it, above, ...questions.slice(at + 1)] : questions
}
