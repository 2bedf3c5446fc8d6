import type { FormMessage } from '../schema/definition'
import type { Message } from './message'

type Opening = Pick<Message, 'content' | 'allowed_mentions'>

const mention = '{mention}'

/**
 * The line over the answers, as staff wrote it, and whom it may call: the staff role where the line names it and the role
 * is known, else nobody. Without a role the mention goes, with the punctuation after it. No visitor's text comes here.
 * @example messageContent({ content: '{mention} New message', mention: 'staff', ... }, '123').content // => '<@&123> New message'
 */
export function messageContent(message: FormMessage, staffRoleId: string | undefined): Opening {
  const line = message.style === 'text-and-embed' ? (message.content ?? '') : ''
  const role = message.mention === 'staff' && line.includes(mention) ? staffRoleId : undefined
  if (role)
    return {
      content: line.replaceAll(mention, `<@&${role}>`),
      allowed_mentions: { parse: [], roles: [role] },
    }
  const content = line.replaceAll(/\{mention\}[,:;]?\s*/g, '').trim()
  return { ...(content !== '' && { content }), allowed_mentions: { parse: [] } }
}
