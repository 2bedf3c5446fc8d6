import type { Message } from '../../src/engine/message/message'

/** Messages with different titles. */
export function someMessages(count: number): readonly Message[] {
  return Array.from({ length: count }, (_, index) => ({
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: `Message ${index + 1}`,
        color: 0,
        fields: [{ name: 'Name', value: 'Steve' }],
        footer: { text: 'Reference TF-7K3M9Q' },
        timestamp: '2025-06-24T12:00:00.000Z',
      },
    ],
  }))
}
