import type { NewQuestion } from '../../../generate/new/new-form-answers'
import type { PlannedQuestion } from '../components/NewQuestionFields'
import { tidyText } from '../components/visible-text'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { addQuestion } from './edit-questions'
import { lacksOptions, pastedOptions } from './option-lines'

/** The question as it was typed, tidied. */
export function askedIn({ label, kind, options }: PlannedQuestion): NewQuestion {
  return {
    label: tidyText(label).trim(),
    kind,
    isRequired: false,
    options: [...new Set(pastedOptions(tidyText(options)))],
  }
}

/**
 * The form with a question that may not be complete yet, and the question's name. What is missing has a stand-in: the
 * label says that the question is new, and there are always two options.
 */
export function withPlanned(form: FormTexts, planned: PlannedQuestion) {
  const asked = askedIn(planned)
  const { options = [] } = asked
  const filled = [...new Set([...options, ...texts.panels.firstOptions])].slice(0, 2)
  return addQuestion(form, {
    ...asked,
    label: asked.label || texts.new.addTitle,
    options: lacksOptions(planned.kind, planned.options) ? filled : options,
  })
}
