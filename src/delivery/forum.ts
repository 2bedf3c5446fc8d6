import { unescape } from '../engine/message/escape'
import { limits } from '../engine/message/limits'
import type { Message } from '../engine/message/message'
import { shorten } from '../engine/message/split'

/**
 * A message prepared for its channel: with the title of the post it opens, or plain if the post exists already
 * (`thread`) or the form has no posts (no `title`).
 * @example inPost(secondPart, 'Al_ex: Billing', undefined).thread_name // => 'Al_ex: Billing'
 */
export function inPost(message: Message, title: string | undefined, thread: string | undefined): Message {
  const { thread_name: _title, ...plain } = message
  return title === undefined || thread !== undefined ? plain : { ...plain, thread_name: title }
}

/**
 * The webhook's address for one message, with the post it belongs to. For a message that opens a post, a post that
 * staff wrote into the address is removed, as Discord accepts only one of the two.
 * @example urlFor('https://discord.com/…?wait=true', message, '42') // => 'https://discord.com/…?wait=true&thread_id=42'
 */
export function urlFor(url: string, message: Message, thread: string | undefined): string {
  if (thread === undefined && message.thread_name === undefined) return url
  const address = new URL(url)
  address.searchParams.delete('thread_id')
  if (thread !== undefined) address.searchParams.set('thread_id', thread)
  return address.href
}

const [forumWantsPost, noForum] = [220001, 220003]

/** Discord's error code for a message to a post that no longer exists. Source: Discord, "JSON Error Codes". */
export const unknownChannel = 10003

/**
 * A refused message, changed to suit its channel if that was the reason: a forum channel requires a post, and any other
 * accepts none. Undefined for every other refusal. Source: Discord, "Execute Webhook", codes 220001 and 220003.
 * @example forOtherChannel(message, 220001)?.thread_name // => 'New ban report: Al_ex', the heading of its embed
 */
export function forOtherChannel(message: Message, code: number | undefined): Message | undefined {
  const { thread_name: title, ...rest } = message
  if (code === noForum && title !== undefined) return rest
  if (code !== forumWantsPost || title !== undefined) return undefined
  const heading = unescape(message.embeds[0]?.title ?? message.content ?? '')
  return { ...message, thread_name: shorten(heading, limits.threadName) }
}
