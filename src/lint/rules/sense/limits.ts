import { pointTo } from '../../json/locate'
import { optionListOf, questionNames, questionSchemas } from '../../source/questions'
import { eachQuestion, inSchema, optionsAt } from '../rule'

/** A text, or an entry of a list, without a maximum length: its message could fill many pages. */
export const textWithoutLimit = eachQuestion(({ name, rules, all, options, key }, report) => {
  const { type, items } = rules
  const { maxLength } = (items ? all.items : all) ?? {}
  if (maxLength !== undefined || all.format === 'date' || options.length > 0) return
  if (items) report('text-without-limit', key('items'), { name })
  else if (type === 'string') report('text-without-limit', key(), { name })
})

/** A list without a maximum number of entries. */
export const listWithoutLimit = eachQuestion(({ name, rules, all, key }, report) => {
  if (rules.type === 'array' && !(rules.items ?? rules).enum && all.maxItems === undefined)
    report('list-without-limit', key(), { name })
})

/** The most answers that one embed can show. Source: Discord, "Embed limits". */
const mostFields = 25

/** More questions than one message has room for. */
export const tooManyFields = inSchema((schema, report) => {
  const count = questionNames(schema).length
  if (count > mostFields)
    report('too-many-fields', pointTo(schema).key('properties'), { count, most: mostFields })
})

/** A list with more options than this is not read, and longer labels fit no line of a list or a message. */
const mostOptions = 60
const mostLetters = 120

/** A label or an option that is too long, and a list with too many options. */
export const endlessChoice = eachQuestion((question, report) => {
  const { name, rules, at, key } = question
  const options = optionsAt(question)
  for (const { text, place } of [
    { text: rules.title ?? '', place: at('title') },
    ...options.map(({ value, place }) => ({ text: String(value), place })),
  ]) {
    const { length } = [...text]
    if (length > mostLetters) report('long-choice', place, { length, most: mostLetters })
  }
  const count = options.length
  if (count > mostOptions)
    report('many-options', key(...optionListOf(rules).steps, 'enum'), { name, count, most: mostOptions })
})

/** Two questions of one form with the same label. */
export const sameLabel = inSchema((schema, report) => {
  const all = questionSchemas(schema).filter(({ rules }) => rules.title !== undefined)
  for (const [index, { name, rules, at }] of all.entries()) {
    const label = rules.title ?? ''
    const twin = all
      .slice(0, index)
      .find((other) => other.name !== name && other.rules.title?.toLowerCase() === label.toLowerCase())
    if (twin) report('same-label', at('title'), { label, other: twin.name }, { also: [twin.at('title')] })
  }
})
