import type { NewQuestion } from './new-form-answers'
import type { QuestionParts } from './question-parts'

/** A question of a new form with its name and what is written about it. */
export interface NamedQuestion extends QuestionParts {
  readonly name: string
  readonly asked: NewQuestion
}
