import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageViolations } from '../../src/discord/rules/message-violations'
import { aSandbox, reply, send } from '../sandbox/a-sandbox'

const text = fc.string({ unit: 'binary', maxLength: 40 })
const loose = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant({}), fc.constant([]))
const field = fc.record({ name: loose, value: loose, inline: loose }, { requiredKeys: [] })
const embed = fc.record(
  {
    title: loose,
    description: loose,
    color: loose,
    fields: fc.oneof(loose, fc.array(field, { maxLength: 3 })),
    footer: fc.oneof(loose, fc.record({ text: loose })),
    timestamp: loose,
    url: loose,
  },
  { requiredKeys: [] },
)
const body = fc.record(
  {
    content: loose,
    username: loose,
    embeds: fc.oneof(loose, fc.array(embed, { maxLength: 3 })),
    allowed_mentions: fc.oneof(loose, fc.record({ parse: fc.array(loose), users: fc.array(loose) })),
    flags: loose,
  },
  { requiredKeys: [] },
)

test('judges anything at all without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(messageViolations(value)).toBeInstanceOf(Array)
    }),
  )
})

test('accepts exactly what the API stores', async () => {
  const sandbox = aSandbox({ limits: 'off' })
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      sandbox.clearMessages()
      const violations = messageViolations(value)
      const response = await send(sandbox, value)
      expect([response.status, sandbox.messages().length]).toEqual(
        violations.length === 0 ? [204, 1] : [400, 0],
      )
    }),
    { numRuns: 400 },
  )
})

test('every code of a violation is in the tree at its path', async () => {
  const sandbox = aSandbox({ limits: 'off' })
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const violations = messageViolations(value).filter(({ code }) => code !== 'EMPTY_MESSAGE')
      const tree: unknown = violations.length === 0 ? {} : Object(await reply(sandbox, value)).errors
      const codes = violations.map(({ path }) => codesAt(tree, path))
      expect(codes.map((list, index) => list.includes(violations[index]?.code))).toEqual(
        codes.map(() => true),
      )
    }),
    { numRuns: 200 },
  )
})

function codesAt(tree: unknown, path: readonly string[]): readonly unknown[] {
  const node: unknown = path.reduce<unknown>((parent, key) => Object(parent)[key], tree)
  const errors: unknown = Object(node)['_errors']
  return Array.isArray(errors) ? errors.map((error: unknown) => Object(error)['code']) : []
}
