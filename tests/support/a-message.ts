import type { FormMessage } from '../../src/engine/schema/definition'

/** A form's message.json with only what a test is about. */
export function aMessage(changes: Partial<FormMessage> = {}): FormMessage {
  return {
    $schema: '../_schema/message.schema.json',
    webhook: 'test-form',
    style: 'embed',
    title: 'New test',
    colour: '#123456',
    reference: 'TF',
    fields: {},
    outcomes: { success: 'Sent', refused: 'Refused', offline: 'Offline' },
    ...changes,
  }
}
