/** The kinds of answers a question of a new form can ask for. */
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

/** One question of a form to be written. */
export interface NewQuestion {
  /** The words the visitor reads. */
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  /** What a question of the kinds `choice` and `choices` offers, in order. */
  readonly options?: readonly string[]
  /** The answers to an earlier question after which alone this one appears; left out, it is always there. */
  readonly when?: AwaitedAnswer
}

/** What a question waits for: one of these answers to the question with this label. */
export interface AwaitedAnswer {
  readonly label: string
  readonly answers: readonly string[]
}

/** The numbers of a rating, from the lowest to the highest. */
export const ratingOptions = [1, 2, 3, 4, 5] as const

/** Whether a question of this kind needs options to choose one or several of. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'choice' || kind === 'choices'
}

/** The one answer of a tick box, as people name it. */
export const tickedAnswer = 'Yes'

/** What can be chosen in answer to a question, as it is shown; nothing where the answer is typed. */
export function choicesOf({ kind, options = [] }: Pick<NewQuestion, 'kind' | 'options'>): readonly string[] {
  if (kind === 'rating') return ratingOptions.map(String)
  if (kind === 'tick box') return [tickedAnswer]
  return hasOptions(kind) ? options : []
}

/** Whether a question can have another answer than some that it offers, or none. */
export function leavesOthers(source: NewQuestion, answers: readonly string[]): boolean {
  const mayStayOpen = source.kind === 'tick box' && !source.isRequired
  return mayStayOpen || source.kind === 'choices' || answers.length < choicesOf(source).length
}

/** What staff say about a form to be written; what they leave out is chosen so that it differs from all other forms. */
export interface NewFormAnswers {
  /** The name of the folder and the end of the address. */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  /** As `#RRGGBB`. */
  readonly colour?: string
  /** Two capital letters. */
  readonly reference?: string
  readonly questions: readonly NewQuestion[]
  /** It has a page and no card, for those who have its link. */
  readonly isUnlisted?: boolean
  /** When it opens and closes, as `2026-12-31T18:00[Europe/Berlin]`; left out, it is always open. */
  readonly from?: string
  readonly until?: string
  /** Its channel is a forum, in which each submission is a post. */
  readonly opensPosts?: boolean
}
