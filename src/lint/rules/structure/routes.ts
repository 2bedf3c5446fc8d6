import { didYouMean } from '../../report/did-you-mean'
import { pointTo } from '../../source/locate'
import { questionOf } from '../../source/questions'
import type { FormRule } from '../rule'

/** A route with an answer that no one can give, or whose answers all match an earlier route. */
export const routes: FormRule = ({ schema, message }, report) => {
  const taken = new Map<string, readonly (string | number | boolean)[]>()
  for (const [index, route] of (message?.value.routes ?? []).entries()) {
    const { property: name = '', answers = [] } = route ?? {}
    const question = questionOf(schema, name)
    if (!message || !question) continue
    const { at, key } = pointTo(message, ['routes', index])
    const options: readonly (string | number | boolean)[] =
      question.all.type === 'boolean' ? [true] : question.options
    if (options.length === 0) {
      report('route-on-free-answer', at('property'), { name })
      continue
    }
    const before = taken.get(name) ?? []
    taken.set(name, [...before, ...answers])
    const texts = options.map(String)
    for (const [position, answer] of answers.entries()) {
      if (options.includes(answer)) continue
      const suggestion = didYouMean(String(answer), texts)?.value
      const replacement = options.find((option) => String(option) === suggestion)
      const values = { name, answer: String(answer), options: texts }
      report('route-answer', at('answers', position), values, { suggestion, replacement })
    }
    if (answers.every((answer) => options.includes(answer) && before.includes(answer)))
      report('route-never-taken', key('answers'), { name })
  }
}
