import { isSameJson, partAt } from '../../../engine/json'
import { fillText } from '../../../engine/fill-text'
import type { Door } from '../../../engine/schema/definition'
import { closedIn } from '../../../engine/schema/questions'
import type { JsonPath } from '../../../lint/json/json-node'
import { valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import texts from '../texts.json'
import { routeOf, type RoutedAnswer } from './answer-routes'
import { questionsOf } from './questions'

const { times: words } = texts.panels

/** What can have times and a recipient: the whole form, or one option. */
export interface TimesTarget {
  readonly label: string
  /** What of the label is unlike those of the other options of its question. */
  readonly short: string
  /** Whether it is among the closed options of its question, so that no time opens it. */
  readonly isListed?: boolean
  /** Undefined for the whole form. */
  readonly answer?: RoutedAnswer
}

/** The whole form, then each option and each tick box, in the order of the page. */
export function timesTargets(form: FormTexts): readonly [TimesTarget, ...TimesTarget[]] {
  const answers = questionsOf(form).flatMap(
    ({ name, label, kind, options, rules }): readonly TimesTarget[] => {
      if (kind === 'tick box') return [{ label, short: label, answer: { question: name, option: true } }]
      const listed = closedIn(rules)
      return options.map((option) => ({
        label: fillText(words.option, { label, option }),
        short: String(option),
        ...(listed.includes(option) && { isListed: true }),
        answer: { question: name, option },
      }))
    },
  )
  return [{ label: words.whole, short: words.whole }, ...answers]
}

/** The times of the form or of one of its options. */
export function doorOf(form: FormTexts, { answer }: TimesTarget): Door | undefined {
  return partAt(valuesOf(form).ui, doorPathOf(answer)) as Door | undefined
}

/** The first target with other times or another recipient in another state of the form; undefined if there is none. */
export function changedTarget(before: FormTexts, after: FormTexts): TimesTarget | undefined {
  const read = (form: FormTexts, target: TimesTarget) => {
    const { message }: Partial<FormValues> = valuesOf(form)
    const { answer } = target
    return [doorOf(form, target), answer ? message && routeOf(message, answer)?.webhook : message?.webhook]
  }
  const old = timesTargets(before)
  return timesTargets(after).find((target) => {
    const was = old.find(({ answer }) => isSameJson(answer, target.answer))
    const isChanged =
      was?.isListed !== target.isListed || !isSameJson(read(before, target), read(after, target))
    return was !== undefined && isChanged
  })
}

/** All that the panel can change in a form, for comparison. */
export function timesIn(form: FormTexts): unknown {
  const { ui, message }: Partial<FormValues> = valuesOf(form)
  const doors = questionsOf(form).map(({ name, control }) => [name, control['ui:options']?.doors])
  return [ui?.['ui:door'], message?.webhook, message?.routes, doors.filter(([, each]) => each)]
}

export function doorPathOf(answer: TimesTarget['answer']): JsonPath {
  return answer ? [answer.question, 'ui:options', 'doors', String(answer.option)] : ['ui:door']
}
