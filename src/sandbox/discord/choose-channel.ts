import type { MessageStore } from '../message-store'
import type { Webhook } from '../webhook-register'
import type { DiscordErrorName } from './discord-error'
import { sandboxChannelId } from '../identity'

/** Where a message goes, or which of Discord's errors stands against it. */
export type ChosenChannel =
  | { readonly ok: true; readonly channelId: string; readonly threadName: string | undefined }
  | { readonly ok: false; readonly error: DiscordErrorName }

interface Wish {
  readonly threadId: string | undefined
  readonly threadName: string | undefined
}

/**
 * Apply Discord's rules for threads: a forum needs a new or a known thread and never both; other channels start none.
 * A thread is known once a message is in it.
 */
export function chooseChannel(webhook: Webhook, wish: Wish, messages: MessageStore): ChosenChannel {
  const { threadId, threadName } = wish
  if (threadName !== undefined && !webhook.forum) return { ok: false, error: 'threadOutsideForum' }
  if (threadName !== undefined && threadId !== undefined) return { ok: false, error: 'threadTwice' }
  if (threadName !== undefined) return newThread(webhook, threadName, messages)
  if (threadId !== undefined) return knownThread(webhook, threadId, messages)
  if (webhook.forum) return { ok: false, error: 'threadMissing' }
  return { ok: true, channelId: webhook.channelId, threadName: undefined }
}

function newThread(webhook: Webhook, threadName: string, messages: MessageStore): ChosenChannel {
  const count = messages.list(webhook.name).length
  return { ok: true, channelId: sandboxChannelId(`${webhook.name}/${threadName}/${count}`), threadName }
}

function knownThread(webhook: Webhook, threadId: string, messages: MessageStore): ChosenChannel {
  const inThread = messages.list(webhook.name).find((message) => message.channelId === threadId)
  if (inThread?.threadName === undefined) return { ok: false, error: 'unknownChannel' }
  return { ok: true, channelId: threadId, threadName: inThread.threadName }
}
