import type { Report, FormRule } from '../report/diagnostic'
import { didYouMean } from '../report/did-you-mean'
import { reportAt, reportKey, valueSpan } from '../source/locate'
import { optionsOfQuestion, questionNames, ruleOfQuestion } from '../source/questions'

/** A route with an answer that no one can give, or whose answers all match an earlier route. */
export const routes: FormRule = ({ schema, message }) => {
  if (!schema || !message) return []
  const taken = new Map<string, (string | number | boolean)[]>()
  return (message.value.routes ?? []).flatMap((route, index): readonly Report[] => {
    const { property, answers = [] } = route ?? {}
    if (property === undefined || !questionNames(schema).includes(property)) return []
    const isTick = ruleOfQuestion(schema, property, 'type') === 'boolean'
    const options: readonly (string | number | boolean)[] = isTick
      ? [true]
      : optionsOfQuestion(schema, property)
    const at = ['routes', index]
    if (options.length === 0)
      return [reportAt('route-on-free-answer', message, [...at, 'property'], { name: property })]
    const before = taken.get(property) ?? []
    taken.set(property, [...before, ...answers])
    const unknown = answers.flatMap((answer, position) => {
      if (options.includes(answer)) return []
      const suggestion = didYouMean(String(answer), options.map(String))
      const meant = options.find((option) => String(option) === suggestion?.value)
      const path = [...at, 'answers', position]
      const values = { name: property, answer: String(answer), options: options.map(String) }
      const fix = [{ ...valueSpan(message.root, path), text: JSON.stringify(meant) }]
      return [
        reportAt(
          'route-answer',
          message,
          path,
          values,
          meant === undefined ? {} : { suggestion: String(meant), fix },
        ),
      ]
    })
    if (unknown.length > 0 || answers.some((answer) => !before.includes(answer))) return unknown
    return [reportKey('route-never-taken', message, [...at, 'answers'], { name: property })]
  })
}
