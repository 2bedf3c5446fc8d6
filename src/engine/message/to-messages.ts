import type { ValidAnswers } from '../schema/answers'
import { fillText } from '../fill-text'
import type { FormMessage } from '../schema/definition'
import type { OrderedForm } from '../schema/form'
import { messageFields, packFields } from './fields'
import { lengthOf } from './limits'
import type { Message } from './message'
import texts from './texts.json'
import { messageTitle, threadName } from './title'

/** What a message says in addition to the answers. */
export interface MessageContext {
  /** The number by which visitors and staff refer to the submission, see `makeReference`. */
  readonly reference: string
  /** When the visitor sent the form, if known. A retry keeps it, and so sends the same messages. */
  readonly sentAt?: Date | undefined
  /** The id of the role that `{mention}` notifies; without it no one is notified. */
  readonly staffRoleId?: string | undefined
}

// More parts than any form can have, to reserve room for their numbers.
const manyParts = 9999

/**
 * Turn valid answers into the messages staff read: one, or several in order when the answers are long. Each has the
 * title, the reference and its number; only the first has the line of text, the mention and the title of its post. One
 * embed field for each question the visitor saw; an empty one shows its fallback. Escapes visitors' texts and stays
 * within Discord's limits for any answers, without cutting one. Pure: the same answers and context give equal messages.
 * Source: Discord, "Execute Webhook".
 * @example toMessages(whitelist, answers, { reference: 'WR-7K3M9Q', sentAt })[0].embeds[0].fields.length // => 3
 */
export function toMessages(
  form: OrderedForm,
  answers: ValidAnswers,
  context: MessageContext,
): readonly Message[] {
  const title = messageTitle(form, answers)
  const thread = threadName(form, answers)
  const around = lengthOf(title) + lengthOf(footerText(context.reference, manyParts, manyParts))
  const shares = packFields(messageFields(form, answers), around)
  return shares.map((fields, index) => ({
    ...(form.message.username !== undefined && { username: form.message.username }),
    ...(index === 0 && thread !== undefined && { thread_name: thread }),
    ...(index === 0
      ? messageContent(form.message, context.staffRoleId)
      : { allowed_mentions: { parse: [] } }),
    embeds: [
      {
        title,
        color: Number.parseInt(form.message.colour.slice(1), 16),
        fields,
        footer: { text: footerText(context.reference, index + 1, shares.length) },
        ...(context.sentAt && { timestamp: context.sentAt.toISOString() }),
      },
    ],
  }))
}

/**
 * The same message with a note in its footer that staff may have received it before.
 * @example markRepeat(message).embeds[0].footer.text // => 'Reference WR-7K3M9Q · sent again, perhaps a double'
 */
export function markRepeat(message: Message): Message {
  return withNote(message, texts.repeat)
}

/**
 * The same message with a note in its footer: a text in which `{footer}` is what the footer said before. `toMessages`
 * leaves room for the note within Discord's limits (`embedSum`).
 * @example withNote(message, '{footer} · used twice').embeds[0].footer.text // => 'Reference WR-7K3M9Q · used twice'
 */
export function withNote(message: Message, note: string): Message {
  return {
    ...message,
    embeds: message.embeds.map((embed) => ({
      ...embed,
      footer: { text: fillText(note, { footer: embed.footer.text }) },
    })),
  }
}

function footerText(reference: string, part: number, parts: number): string {
  return fillText(parts > 1 ? texts.footerOfPart : texts.footer, { reference, part, parts })
}

type Opening = Pick<Message, 'content' | 'allowed_mentions'>

const mention = '{mention}'

/**
 * The line above the answers, as staff wrote it, and the roles it notifies: the staff role if the line has `{mention}`
 * and the role is known, else none. Without a role the mention is removed, with the punctuation after it. Contains no
 * visitor's text.
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
