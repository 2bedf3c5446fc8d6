import { expect, test } from 'vitest'
import { aSandbox, reply } from '../a-sandbox'

const long = { content: 'x'.repeat(2001) }
const longEmbeds = {
  embeds: [
    { title: 'fine' },
    { title: 'x'.repeat(257), fields: [{ name: 'n', value: 'x'.repeat(1025) }] },
    { title: 'fine' },
    {},
  ],
}
const heavy = { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] }
const tooLong = (max: number) => ({
  code: 'BASE_TYPE_MAX_LENGTH',
  message: `Must be ${max} or fewer in length.`,
})

test('all violations are in one tree, with list positions as text', async () => {
  expect(await reply(aSandbox(), { ...long, ...longEmbeds })).toEqual({
    message: 'Invalid Form Body',
    code: 50035,
    errors: {
      content: { _errors: [tooLong(2000)] },
      embeds: {
        1: { title: { _errors: [tooLong(256)] }, fields: { 0: { value: { _errors: [tooLong(1024)] } } } },
        3: {
          _errors: [
            { code: 'LIST_ITEM_VALUE_REQUIRED', message: 'List item values of ListType are required' },
          ],
        },
      },
    },
  })
})

test('two violations at one place share its list', async () => {
  const refused = await reply(aSandbox(), { content: 'c', username: 'clyde of discord' })
  expect(refused).toMatchObject({
    errors: {
      username: {
        _errors: [
          { code: 'USERNAME_INVALID_CONTAINS', message: 'Username cannot contain "discord"' },
          { code: 'USERNAME_INVALID_CONTAINS', message: 'Username cannot contain "clyde"' },
        ],
      },
    },
  })
})

test('the sum is reported at embeds, in addition to the violations inside', async () => {
  const refused = await reply(aSandbox(), { embeds: [...heavy.embeds, {}] })
  expect(refused).toMatchObject({
    errors: {
      embeds: {
        _errors: [{ code: 'MAX_EMBED_SIZE_EXCEEDED' }],
        2: { _errors: [{ code: 'LIST_ITEM_VALUE_REQUIRED' }] },
      },
    },
  })
})
