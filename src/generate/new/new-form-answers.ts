export const questionKinds = [
  'text',
  'long text',
  'choice',
  'choices',
  'tick box',
  'rating',
  'number',
  'amount',
  'date',
  'link',
  'email',
  'list',
  'links',
] as const

export type QuestionKind = (typeof questionKinds)[number]

export interface NewQuestion {
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  /** The options of a question of the kinds `choice` and `choices`, in order. */
  readonly options?: readonly string[]
  /** The smallest and the largest answer of a question of the kind `number`; 0 or more where both are missing. */
  readonly minimum?: number
  readonly maximum?: number
  /** The answers to an earlier question that this one depends on; if absent, it is always visible. */
  readonly when?: AwaitedAnswer
}

/** What a question depends on: one of these answers to the question with this label. */
export interface AwaitedAnswer {
  readonly label: string
  readonly answers: readonly string[]
  /** Whether it appears until one of them is given, and after every other answer, instead of after one of them. */
  readonly isUnless?: boolean
}

/** Whether this is the question that `when` names, ignoring case. */
export function isAwaited({ label }: NewQuestion, when: AwaitedAnswer): boolean {
  return label.toLowerCase() === when.label.toLowerCase()
}

/** The numbers of a rating, from the lowest to the highest. */
export const ratingOptions = [1, 2, 3, 4, 5] as const

export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'choice' || kind === 'choices'
}

/** The text for the only answer of a tick box. */
const tickedAnswer = 'Yes'

/** The options of a question, as shown; none where the answer is typed. */
export function choicesOf({ kind, options = [] }: Pick<NewQuestion, 'kind' | 'options'>): readonly string[] {
  if (kind === 'rating') return ratingOptions.map(String)
  if (kind === 'tick box') return [tickedAnswer]
  return hasOptions(kind) ? options : []
}

/** Whether a question can be left empty or have an answer other than these. */
export function leavesOthers(source: NewQuestion, answers: readonly string[]): boolean {
  const mayStayOpen = source.kind === 'tick box' && !source.isRequired
  return mayStayOpen || source.kind === 'choices' || answers.length < choicesOf(source).length
}

/** What staff say about a new form; optional parts are chosen so that they differ from those of all other forms. */
export interface NewFormAnswers {
  /** The name of the folder, and the last part of the address. */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  /** As `#RRGGBB`. */
  readonly colour?: string
  /** Two capital letters. */
  readonly reference?: string
  readonly questions: readonly NewQuestion[]
  /** The slug of the form that it copies: everything that is not said here comes from there, and `questions` is empty. */
  readonly copyOf?: string
  /** Whether it has a page but no card, for visitors with its link. */
  readonly isUnlisted?: boolean
  /** When it opens and closes, as `2026-12-31T18:00[Europe/Berlin]`; if absent, it is always open. */
  readonly from?: string
  readonly until?: string
  /** Whether its channel is a forum, in which each submission is a post. */
  readonly opensPosts?: boolean
}

/** New cards come after the others until staff change this. */
export const firstPopularity = 10
