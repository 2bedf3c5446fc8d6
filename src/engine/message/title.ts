import type { ValidAnswers } from '../schema/answers'
import type { OrderedForm } from '../schema/form'
import { fillText } from '../fill-text'
import { escapeAll } from './escape'
import { answerText, fallbackOf } from './fields'
import { lengthOf, limits } from './limits'
import { shorten } from './split'
import texts from './texts.json'

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
  const title = fillTitle(form, answers, thread, { most: limits.threadName, write: asWritten })
  // An ellipsis at the end may be the visitor's own.
  const isWhole = title === fillTitle(form, answers, thread, { most: Infinity, write: asWritten })
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
  const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const lines = named
    .filter((name) => form.order.includes(name))
    .map((name) => lineOf(form, name, answers, write))
  const fixed = lines.reduce((length, { name }) => length - `{${name}}`.length, lengthOf(template))
  let room = most - fixed
  const shown = new Map<string, string>()
  // The shortest first: what they leave of their share is for the others.
  for (const [index, line] of lines.toSorted((a, b) => lengthIn(a) - lengthIn(b)).entries()) {
    const share = Math.max(0, Math.floor(room / (lines.length - index)))
    const text = shown.get(line.name) ?? shorten(line.text, share, line.write)
    shown.set(line.name, text)
    room -= lengthOf(text)
  }
  return shorten(fillText(template, Object.fromEntries(shown)), most)
}

/** What a placeholder shows, and how it is written. */
interface Line {
  readonly name: string
  readonly text: string
  readonly write: (text: string) => string
}

function lengthIn({ text, write }: Line): number {
  return lengthOf(write(text))
}

/** The answer to a question on one line, or its fallback, which is shown as staff wrote it. */
function lineOf(form: OrderedForm, name: string, answers: ValidAnswers, write: Line['write']): Line {
  const answer = answers[name]
  const text = answerText(answer)
  if (text === undefined) return { name, text: fallbackOf(form, name), write: asWritten }
  const line = Array.isArray(answer) ? text.replaceAll('\n', ', ') : text.replaceAll(/\s+/g, ' ')
  return { name, text: line, write }
}

function asWritten(text: string): string {
  return text
}
