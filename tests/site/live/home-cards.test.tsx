// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { outsideWith, setUpSite, visitSite } from '../../support/visit-site'

setUpSite()

const online = { online: true, players: { online: 42, max: 200 } }
const server = () => screen.getByRole('region', { name: 'Server' })
const chat = () => screen.getByRole('region', { name: 'Discord' })

test('both cards show their loading texts until the replies arrive', async () => {
  await visitSite('/')
  expect(server()).toHaveTextContent('Loading server status...')
  expect(chat()).toHaveTextContent('Loading Discord status...')
})

test('an online server shows its status, its players, and its address with the port', async () => {
  await visitSite('/', outsideWith({ status: online }))
  expect(server()).toHaveTextContent('StatusOnlinePlayers42/200Addressplay.emberfall.example:25565')
  expect(server()).not.toHaveTextContent('Loading')
})

test('an online server without numbers has 0 of ? players', async () => {
  await visitSite('/', outsideWith({ status: { online: true } }))
  expect(server()).toHaveTextContent('Players0/?')
})

test('an offline server shows no players', async () => {
  await visitSite('/', outsideWith({ status: { online: false, players: { online: 0, max: 200 } } }))
  expect(server()).toHaveTextContent('Offline')
  expect(server()).not.toHaveTextContent('Players')
})

test.each([new TypeError('Failed to fetch'), { error: 'no such server' }])(
  'a failed call leaves the loading texts on the cards',
  async (failure) => {
    await visitSite('/', outsideWith({ status: failure, widget: failure }))
    expect(server()).toHaveTextContent('Loading server status...')
    expect(chat()).toHaveTextContent('Loading Discord status...')
  },
)

test('the chat group shows its online members', async () => {
  await visitSite('/', outsideWith({ widget: { presence_count: 128 } }))
  expect(chat()).toHaveTextContent('Online Members128')
})

test('the link to the chat group is shown before its number', async () => {
  await visitSite('/')
  expect(screen.getByRole('link', { name: /^Join Discord/ })).toHaveAttribute('target', '_blank')
})
