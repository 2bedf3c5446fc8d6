import type { NewQuestion } from '../../../generate/new/new-form-answers'
import type { PlannedQuestion } from '../components/NewQuestionFields'
import { tidyText } from '../components/visible-text'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { addQuestion } from './edit-questions'
import { lacksOptions, pastedOptions } from './option-lines'

/** The question to add, as far as it was typed, without spaces at its ends and repeated options. */
export function newQuestionOf({ label, kind, options, mustAnswer = true }: PlannedQuestion): NewQuestion {
  return {
    label: tidyText(label).trim(),
    kind,
    isRequired: mustAnswer,
    options: [...new Set(pastedOptions(tidyText(options)))],
  }
}

/**
 * Adds a question that may be incomplete, for the preview; returns the form and the question's name. Placeholders fill
 * what is missing: "New question" as the label, and two options.
 */
export function withPlanned(form: FormTexts, planned: PlannedQuestion) {
  const question = newQuestionOf(planned)
  const { options = [] } = question
  const filled = [...new Set([...options, ...texts.panels.firstOptions])].slice(0, 2)
  return addQuestion(form, {
    ...question,
    label: question.label || texts.new.addTitle,
    options: lacksOptions(planned.kind, planned.options) ? filled : options,
  })
}
