// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { PreviewOrder, PreviewReport } from '../../../src/form/preview-protocol'
import { PreviewPage } from '../../../src/site/preview/PreviewPage'
import { aForm } from '../../engine/a-form'
import { setUpScreen } from '../../support/screen-matchers'

setUpScreen()

/** The preview page, with the workbench's end of its messages. */
function openPreview() {
  const reports: PreviewReport[] = []
  let hear: ((order: PreviewOrder) => void) | undefined
  const listen = (listener: (order: PreviewOrder) => void) => {
    hear = listener
    return () => (hear = undefined)
  }
  const report = (next: PreviewReport) => void reports.push(next)
  render(<PreviewPage listen={listen} report={report} />)
  const tell = (order: PreviewOrder) => act(() => hear?.(order))
  return { reports, tell }
}

function showForm(label: string): PreviewOrder {
  const properties = { name: { title: label, type: 'string' } } as const
  const { slug, schema, ui, message } = aForm({ properties })
  return {
    kind: 'show',
    definition: { slug, schema, ui, message },
    place: { intro: '', related: [] },
    cards: [],
  }
}

/** A preview whose form was filled in, and could not be sent. */
async function sendInVain() {
  const preview = openPreview()
  const { tell } = preview
  tell({ kind: 'look', theme: 'dark', outcome: 'refused', view: 'form' })
  tell(showForm('Your name'))
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Fox')
  const [send] = document.querySelectorAll<HTMLButtonElement>('button[type=submit]')
  await userEvent.click(send ?? document.body)
  expect(await screen.findByRole('alert')).toBeVisible()
  return preview
}

test('a form that is changed after a failed delivery is shown as it is then', async () => {
  const { reports, tell } = await sendInVain()
  expect(reports).toContainEqual(expect.objectContaining({ kind: 'sent', outcome: 'refused' }))
  tell(showForm('Your name in the game'))
  expect(screen.getByLabelText(/^Your name in the game/)).toHaveValue('Fox')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a preview never asks whether to leave it, though it stores no draft', async () => {
  await sendInVain()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
})

test("a form's card is among its neighbours of the forms page, each drawn as there", () => {
  const { tell } = openPreview()
  const order = showForm('Your name')
  if (order.kind !== 'show') throw new Error('no form')
  const { slug } = order.definition
  const cards = ['before', slug, 'after'].map((each, index) => ({
    slug: each,
    title: `The ${each}`,
    description: `What ${each} is for.`,
    colour: '#6f9afe',
    popularity: 90 - index,
    tags: ['Deck'],
  }))
  tell({ ...order, cards })
  tell({ kind: 'look', theme: 'dark', outcome: 'success', view: 'card' })
  const listed = screen.getAllByRole('link').map((link) => link.closest('li') ?? document.body)
  expect(listed).toHaveLength(3)
  for (const [index, card] of listed.entries()) {
    expect(within(card).getByRole('heading')).toHaveTextContent(`The ${cards[index]?.slug}`)
    expect(card).toHaveTextContent(`Popularity ${90 - index}`)
    expect(within(card).getByText('Deck')).toBeVisible()
  }
  expect(screen.getByRole('article')).toHaveTextContent(`What ${slug} is for.`)
  expect(listed[1]).toHaveAttribute('aria-current', 'true')
})
