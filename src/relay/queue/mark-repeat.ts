import { fillText } from '../../engine/fill-text'
import type { Message } from '../../engine/message/message'
import texts from '../texts.json'

/**
 * The same message with a word in its footer that a copy of it may have arrived before, for staff. The engine leaves
 * room for it within Discord's limits (`embedSum`).
 * @example markRepeat(message).embeds[0].footer.text // => 'Reference WR-7K3M9Q · sent again, perhaps a double'
 */
export function markRepeat(message: Message): Message {
  return {
    ...message,
    embeds: message.embeds.map((embed) => ({
      ...embed,
      footer: { text: fillText(texts.repeat, { footer: embed.footer.text }) },
    })),
  }
}
