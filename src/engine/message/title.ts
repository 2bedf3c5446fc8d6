import type { ValidAnswers } from '../schema/answers'
import type { OrderedForm } from '../schema/form'
import { escapeAll } from './escape'
import { answerText, fallbackOf } from './fields'
import { lengthOf, limits } from './limits'
import { shorten } from './split'
import texts from './texts.json'

const place = /\{(\w+)\}/g

/**
 * The title staff wrote, with the answers it names filled in: on one line, with nothing that Discord would format, and
 * answers cut where the title is too long (their fields show them whole). A placeholder that names no question stays.
 * @example messageTitle(banReport, { reportedPlayer: 'Al_ex' }) // => 'New ban report: Al\\_ex'
 */
export function messageTitle(form: OrderedForm, answers: ValidAnswers): string {
  return fillTitle(form, answers, form.message.title, { most: limits.title, write: escapeAll })
}

/**
 * The title of the post in a forum channel, as staff wrote it, with the answers it names filled in; nothing is escaped,
 * as Discord does not format post titles. One that is too long is cut after a word. Undefined for a form that opens no
 * posts.
 * Source: Discord, "Execute Webhook", `thread_name`.
 * @example threadName(support, { name: 'Al_ex', topic: 'Billing' }) // => 'Al_ex: Billing'
 */
export function threadName(form: OrderedForm, answers: ValidAnswers): string | undefined {
  const { thread } = form.message
  if (thread === undefined) return undefined
  const write = (text: string) => text
  const title = fillTitle(form, answers, thread, { most: limits.threadName, write })
  // An ellipsis at the end may be the visitor's own.
  const isWhole = title === fillTitle(form, answers, thread, { most: Infinity, write })
  return isWhole ? title : title.replace(cutWord, texts.cut)
}

// A cut leaves part of a word before the ellipsis: drop that part, if at least half of the title remains.
const cutWord = new RegExp(`(?<=.{${limits.threadName / 2}})\\s+\\S*${texts.cut}$`, 'u')

function fillTitle(
  form: OrderedForm,
  answers: ValidAnswers,
  template: string,
  { most, write }: { readonly most: number; readonly write: (text: string) => string },
): string {
  const names = [...template.matchAll(place)].flatMap(([, name]) => form.order.filter((one) => one === name))
  let room = names.reduce((length, name) => length + `{${name}}`.length, most - lengthOf(template))
  let left = names.length
  const shown = new Map<string, string>()
  // The shortest first: what they leave of their share is for the others.
  const lines = names.map((name) => ({ name, line: lineOf(form, name, answers, write) }))
  for (const { name, line } of lines.toSorted((a, b) => a.line.length - b.line.length)) {
    const text = shown.get(name) ?? line.upTo(Math.max(0, Math.floor(room / left)))
    shown.set(name, text)
    room -= lengthOf(text)
    left -= 1
  }
  return shorten(
    template.replaceAll(place, (found, name: string) => shown.get(name) ?? found),
    most,
  )
}

interface Line {
  /** In code points. */
  readonly length: number
  readonly upTo: (most: number) => string
}

/** What is shown for a question: the answer on one line, escaped by `write`, or its fallback as staff wrote it. */
function lineOf(
  form: OrderedForm,
  name: string,
  answers: ValidAnswers,
  write: (text: string) => string,
): Line {
  const answer = answers[name]
  const text = answerText(answer)
  if (text === undefined) {
    const fallback = fallbackOf(form, name)
    return { length: lengthOf(fallback), upTo: (most) => shorten(fallback, most) }
  }
  const line = Array.isArray(answer) ? text.replaceAll('\n', ', ') : text.replaceAll(/\s+/g, ' ')
  return { length: lengthOf(write(line)), upTo: (most) => shorten(line, most, write) }
}
