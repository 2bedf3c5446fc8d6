import type { StoredMessage } from '../message-store'

/** A message as the API shows it. Ids are text. Source: Discord, message object. */
export function messageView(message: StoredMessage): object {
  const { body, notified } = message
  return {
    id: message.id,
    type: 0,
    content: body.content,
    channel_id: message.channelId,
    author: authorView(message),
    attachments: message.files.map((file, index) => ({
      id: String(index),
      filename: file.name,
      size: file.size,
    })),
    embeds: body.embeds,
    mentions: notified.users.map(userView),
    mention_roles: notified.roles,
    mention_everyone: notified.everyone,
    pinned: false,
    tts: false,
    timestamp: isoTime(message.arrivedAt),
    edited_timestamp: message.editedAt === undefined ? null : isoTime(message.editedAt),
    flags: body.flags,
    components: [],
    webhook_id: message.webhookId,
  }
}

function authorView({ author, webhookId }: StoredMessage): object {
  return { id: webhookId, username: author, avatar: null, discriminator: '0000', public_flags: 0, bot: true }
}

function userView(id: string): object {
  return { id, username: `sandbox-user-${id.slice(-4)}`, avatar: null, discriminator: '0', public_flags: 0 }
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
