import type { ValidAnswers } from '../answers/answers'
import type { OrderedForm } from '../schema/form'
import { escapeAll } from './escape'
import { answerText, fallbackOf } from './fields'
import { lengthOf, limits } from './limits'
import { shorten } from './split'

const place = /\{(\w+)\}/g

/**
 * The title staff wrote, with the answers it names: on one line, with nothing in them that Discord would format, and cut
 * where they are too long for a title (their fields hold them whole). A name that is no question stays as it is.
 * @example messageTitle(banReport, { reportedPlayer: 'Al_ex' }) // => 'New ban report: Al\\_ex'
 */
export function messageTitle(form: OrderedForm, answers: ValidAnswers): string {
  const { message, order } = form
  const places = [...message.title.matchAll(place)].filter(([, name = '']) => order.includes(name))
  const fixed = lengthOf(message.title) - places.reduce((sum, [found]) => sum + found.length, 0)
  const share = Math.floor((limits.title - fixed) / Math.max(1, places.length))
  const title = message.title.replaceAll(place, (found, name: string) => {
    if (!order.includes(name)) return found
    const text = answerText(answers[name])
    if (text === undefined) return fallbackOf(form, name)
    return shorten(text.replaceAll(/\s+/g, ' '), share, escapeAll)
  })
  return shorten(title, limits.title)
}
