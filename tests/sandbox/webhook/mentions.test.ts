import { expect, test } from 'vitest'
import { aSandbox, send } from '../a-sandbox'
import { notified } from '../../../src/sandbox/messages'

const user = '123456789012345678'
const other = '123456789012345679'
const role = '223456789012345678'
const all = `<@${user}> <@!${other}> <@&${role}> @everyone`
const nobody = { users: [], roles: [], everyone: false }

test.each<[string, unknown, object]>([
  ['without a word on it: users', undefined, { users: [user, other] }],
  ['an empty list: nobody', { parse: [] }, {}],
  ['an empty object: nobody', {}, {}],
  ['users', { parse: ['users'] }, { users: [user, other] }],
  ['roles', { parse: ['roles'] }, { roles: [role] }],
  ['everyone', { parse: ['everyone'] }, { everyone: true }],
  ['one user', { parse: [], users: [other] }, { users: [other] }],
  ['one role', { parse: [], roles: [role] }, { roles: [role] }],
  ['a role that is not mentioned', { roles: [other] }, {}],
  ['roles and one user', { parse: ['roles'], users: [user] }, { users: [user], roles: [role] }],
])('notifies by allowed_mentions, %s', (_, allowed, expected) => {
  expect(notified(all, allowed)).toEqual({ ...nobody, ...expected })
})

test('counts @here as everyone', () => {
  expect(notified('@here', { parse: ['everyone'] }).everyone).toBe(true)
})

test('names each once', () => {
  expect(notified(`<@${user}> <@${user}>`, undefined).users).toEqual([user])
})

test('does not treat a short number as an id', () => {
  expect(notified('<@123>', undefined)).toEqual(nobody)
})

test('is recorded with the message, and never comes from embeds', async () => {
  const sandbox = aSandbox()
  const embeds = [
    { title: all, description: all, fields: [{ name: all, value: all }], footer: { text: all } },
  ]
  const parse = ['users', 'roles', 'everyone']
  await send(sandbox, { embeds, allowed_mentions: { parse } })
  await send(sandbox, { content: all, embeds, allowed_mentions: { parse } })
  expect(sandbox.messages().map((message) => message.notified)).toEqual([
    nobody,
    { users: [user, other], roles: [role], everyone: true },
  ])
})

test('is part of the message in the API', async () => {
  const sandbox = aSandbox()
  await send(sandbox, { content: all, allowed_mentions: { parse: ['users', 'everyone'] } })
  expect(sandbox.messages()).toMatchObject([
    { message: { mentions: [{ id: user }, { id: other }], mention_roles: [], mention_everyone: true } },
  ])
})
