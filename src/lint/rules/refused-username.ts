import { findAt } from '../source/locate'
import type { FormRule } from './rule'

/** A name the chat platform refuses for a webhook. Source: Discord, "Usernames and nicknames". */
export const refusedUsername: FormRule = ({ message }) => {
  const username = message?.value.username
  if (!message || username === undefined) return []
  const word = /discord|clyde/i.exec(username)?.[0] ?? /^(?:everyone|here)$/i.exec(username.trim())?.[0]
  return word === undefined ? [] : [findAt('refused-username', message, ['username'], { username, word })]
}
