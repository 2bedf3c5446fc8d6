import { closedIn, subschemasOf } from '../../../engine/schema/questions'
import type { FormValues } from '../files/form-texts'
import texts from '../texts.json'
import { optionRules, type WrittenOption } from './question-options'
import { controlIn, type QuestionView } from './questions'
import { isShut } from './times-words'

/** Whether some options of a question are closed after certain answers to another one. */
export function isClosedLater(form: FormValues, { name, rules }: QuestionView): boolean {
  return subschemasOf(form, name).some((each) => each !== rules && closedIn(each).length > 0)
}

/** The options of a question that are closed without a date, whether among its closed options or by their times. */
export function closedNow(question: QuestionView): readonly WrittenOption[] {
  return [...closedIn(question.rules), ...shutByTimes(question)]
}

/** Those that only their times close. */
function shutByTimes({ rules, control, options }: QuestionView): readonly WrittenOption[] {
  const listed = closedIn(rules)
  const { doors = {} } = control['ui:options'] ?? {}
  return options.filter((option) => !listed.includes(option) && isShut(doors[option]))
}

/** Closes exactly these options of a question: they stay in the list, but are disabled. Dates of others stay. */
export function closeOptions(form: FormValues, question: QuestionView, lines: readonly string[]): void {
  const rules = optionRules(question.rules)
  const control = controlIn(form, question.name)
  const shut = shutByTimes(question)
  const closed = question.options.filter((option) => lines.includes(String(option)) && !shut.includes(option))
  const opened = closedNow(question).filter((option) => !lines.includes(String(option)))
  const isOpen = closed.length === 0
  const words = (rules.errorMessage ??= {})
  Object.assign(rules, { not: isOpen ? undefined : { enum: closed } })
  Object.assign(words, { not: isOpen ? undefined : (words.not ?? texts.panels.closedWords) })
  control['ui:enumDisabled'] = closed
  const { 'ui:enumNames': names = {}, 'ui:options': { doors = {} } = {} } = control
  for (const option of opened) {
    if (isShut(doors[option])) delete doors[option]
    // A name such as "Red (sold out)" says that the option is closed.
    if (names[option]?.startsWith(`${option} `)) delete names[option]
  }
}
