// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { outsideWith, setUpSite, silence, visitSite } from '../../support/visit-site'

setUpSite()

const online = { online: true, players: { online: 42, max: 200 } }
const card = (name: string) => screen.getByRole('region', { name })

test('the page begins with Checking... and Loading...', async () => {
  await visitSite('/stats')
  expect(card('Server')).toHaveTextContent('Checking...')
  expect(card('Top voter')).toHaveTextContent('Loading...')
  expect(card('Last vote')).toHaveTextContent('Loading...')
})

test('an online server shows its counts', async () => {
  await visitSite('/stats', outsideWith({ status: online }))
  expect(card('Server')).toHaveTextContent('OnlinePlayers42 / 200')
})

test('an offline server counts zero', async () => {
  await visitSite('/stats', outsideWith({ status: { online: false, players: { online: 7, max: 200 } } }))
  expect(card('Server')).toHaveTextContent('OfflinePlayers0 / 0')
})

test('a failed call says so and shows no counts', async () => {
  await visitSite('/stats', outsideWith({ status: new TypeError('Failed to fetch') }))
  expect(card('Server')).toHaveTextContent('Error fetching status')
  expect(card('Server')).not.toHaveTextContent('Players')
})

test('votes that are missing once the status is known have separate texts', async () => {
  await visitSite(
    '/stats',
    outsideWith({ status: online, topVoters: [], votes: new TypeError('Failed to fetch') }),
  )
  expect(card('Top voter')).toHaveTextContent('Loading top voter...')
  expect(card('Last vote')).toHaveTextContent('Loading last vote...')
})

test('votes that failed can be asked for again, and take the sentence about it away with the focus', async () => {
  const rows = [{ player: 'Ashwing', votes: 31, time: '2026-01-01T09:00:00Z' }]
  const replies = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), rows, rows]
  const fetch = async (url: string) => {
    const reply = url.includes('status') ? online : replies.shift()
    if (reply instanceof Error) throw reply
    return Response.json(reply)
  }
  await visitSite('/stats', { ...outsideWith({}), fetch })
  expect(screen.getByText("We can't get the votes right now.")).toBeVisible()
  const again = screen.getByRole('button', { name: 'Try again' })
  again.focus()
  await act(async () => again.click())
  expect(card('Top voter')).toHaveTextContent('Ashwing')
  expect(screen.queryByText("We can't get the votes right now.")).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('votes that fail before the status is known keep their loading texts', async () => {
  await visitSite('/stats', outsideWith({ status: silence, topVoters: [], votes: [] }))
  expect(card('Top voter')).toHaveTextContent('Loading...')
})

test('the top voter and the last vote are shown with votes and time', async () => {
  const time = '2026-01-01T09:00:00Z'
  await visitSite(
    '/stats',
    outsideWith({ topVoters: [{ player: 'Ashwing', votes: 31 }], votes: [{ player: 'Fern', time }] }),
  )
  expect(card('Top voter')).toHaveTextContent('PlayerAshwingVotes31')
  expect(card('Last vote')).toHaveTextContent('PlayerFernTime3 hours ago')
  const ago = screen.getByText('3 hours ago')
  expect(ago).toHaveAttribute('datetime', '2026-01-01T09:00:00.000Z')
  const here = new Date(time)
  const day = here.toLocaleDateString('en-US', { dateStyle: 'long' })
  const moment = `${day} at ${here.toTimeString().slice(0, 5)}`
  expect(ago).toHaveAttribute('title', moment)
  expect(card('Last vote')).toHaveTextContent(`3 hours ago (${moment})`)
})

test('beside the top voter is a link to vote', async () => {
  await visitSite('/stats')
  expect(within(card('Top voter')).getByRole('link', { name: 'Vote now' })).toHaveAttribute('href', '/vote')
})

test('Refresh fetches again and keeps no old number', async () => {
  const replies = [online, silence]
  const outside = outsideWith({})
  const fetch = async (url: string) => {
    const reply = url.includes('status') ? await replies.shift() : await silence
    return Response.json(reply)
  }
  await visitSite('/stats', { ...outside, fetch })
  expect(card('Server')).toHaveTextContent('42 / 200')
  await act(async () => screen.getByRole('button', { name: 'Refresh' }).click())
  expect(card('Server')).toHaveTextContent('Checking...')
})
