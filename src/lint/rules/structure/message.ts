import { pointTo } from '../../json/locate'
import { questionNames, questionOf, selectable } from '../../source/questions'
import { inMessage, suggest, suggestOption } from '../rule'

/** A placeholder in a title or the line of text that names no question, or one that cannot be filled there. */
export const placeholders = inMessage((message, report, { schema }) => {
  if (!schema) return
  const names = questionNames(schema)
  const { at } = pointTo(message)
  for (const key of ['title', 'thread', 'content'] as const)
    for (const [, name = ''] of (message.value[key] ?? '').matchAll(/\{([^{}]*)\}/g)) {
      if (key !== 'content' && !names.includes(name))
        report('unknown-placeholder', at(key), { name, names }, suggest(name, names))
      if (key === 'content' && name !== 'mention') report('placeholder-in-content', at(key), { name })
    }
})

/** An unmatched curly bracket in a title or the line of text. */
export const tornPlaceholder = inMessage((message, report) => {
  for (const key of ['title', 'thread', 'content'] as const) {
    const rest = message.value[key]?.replaceAll(/\{[^{}]*\}/g, '') ?? ''
    if (/[{}]/.test(rest)) report('torn-placeholder', pointTo(message).at(key))
  }
})

/** A `mention` without {mention} in the text or the other way round, and a text that the style does not show. */
export const mention = inMessage((message, report) => {
  const { style, content, mention: role } = message.value
  const { at, key } = pointTo(message)
  const calls = content?.includes('{mention}') ?? false
  if (style === 'text-and-embed' && content === undefined) report('content-missing', at('style'))
  if (style === 'embed' && content !== undefined) report('content-not-shown', key('content'))
  if (role !== undefined && !calls) report('mention-without-place', key('mention'))
  if (role === undefined && calls) report('place-without-mention', at('content'))
})

/** A name the chat platform refuses for a webhook. Source: Discord, "Usernames and nicknames". */
export const refusedUsername = inMessage((message, report) => {
  const { username = '' } = message.value
  const word = /discord|clyde/i.exec(username)?.[0] ?? /^(?:everyone|here)$/i.exec(username.trim())?.[0]
  if (word !== undefined) report('refused-username', pointTo(message).at('username'), { username, word })
})

/** A route with an answer that no one can give, or whose answers all match an earlier route. */
export const routes = inMessage((message, report, { schema }) => {
  const taken = new Map<string, readonly (string | number | boolean)[]>()
  for (const [index, route] of (message.value.routes ?? []).entries()) {
    const { property: name = '', answers = [] } = route ?? {}
    const question = questionOf(schema, name)
    if (!question) continue
    const { at, key } = pointTo(message, ['routes', index])
    const options = selectable(question)
    if (options.length === 0) {
      report('route-on-free-answer', at('property'), { name })
      continue
    }
    const before = taken.get(name) ?? []
    taken.set(name, [...before, ...answers])
    for (const [position, answer] of answers.entries()) {
      if (options.includes(answer)) continue
      const values = { name, answer: String(answer), options: options.map(String) }
      report('route-answer', at('answers', position), values, suggestOption(answer, options))
    }
    if (answers.every((answer) => options.includes(answer) && before.includes(answer)))
      report('route-never-taken', key('answers'), { name })
  }
})
