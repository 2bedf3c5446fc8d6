import { limitingQuestions } from '../../../engine/schema/dates'
import type { FormMessage } from '../../../engine/schema/definition'
import { valuesOf, type FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { fieldsIn } from './panel'
import definitions from './part-panels.json'
import { questionIn, questionsIn } from './questions'

/** The titles in a message that contain the answer to a question. */
export function titlesNaming(message: FormMessage, name: string): readonly ('title' | 'thread')[] {
  return (['title', 'thread'] as const).filter((key) => message[key]?.includes(`{${name}}`))
}

/**
 * Where else a form uses a question, apart from conditions, in the words of the panels: fields, questions whose dates it
 * limits, and the panel of its routes.
 * @example usesOf(form, 'age') // => ['Heading of the message', 'Times and channel']
 */
export function usesOf(form: FormTexts, name: string): readonly string[] {
  const values = valuesOf(form)
  const { ui, message } = values
  const label = questionIn(values, name)?.label.toLowerCase()
  const isNeeded = label !== undefined && ui['ui:needs']?.toLowerCase().includes(label)
  const limited = questionsIn(values).filter(({ control }) => limitingQuestions(control).includes(name))
  const isRouted = message.routes?.some(({ property }) => property === name)
  return [
    ...titlesNaming(message, name).flatMap((key) => fieldsIn(definitions.message)[key]?.title ?? []),
    ...(isNeeded ? [definitions.page.fields.needs.title] : []),
    ...limited.map((each) => each.label),
    ...(isRouted ? [texts.panels.parts.times] : []),
  ]
}
