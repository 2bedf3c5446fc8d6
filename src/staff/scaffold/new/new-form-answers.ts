/** The kinds of answers a question of a new form can ask for. */
export const questionKinds = ['text', 'long text', 'choice', 'number', 'date', 'link', 'email'] as const

export type QuestionKind = (typeof questionKinds)[number]

/** One question of a form to be written. */
export interface NewQuestion {
  /** The words the visitor reads. */
  readonly label: string
  readonly kind: QuestionKind
  readonly isRequired: boolean
  /** What a choice offers, in order. */
  readonly options?: readonly string[]
}

/** What staff say about a form to be written; what is left out is chosen so that it differs from all other forms. */
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
}
