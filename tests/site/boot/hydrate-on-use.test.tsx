// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createHydrationGate, HydrationGateContext } from '../../../src/site/boot/hydration-gate'
import { HydrateOnUse } from '../../../src/site/boot/HydrateOnUse'
import { openWhenUsed } from '../../../src/site/boot/open-when-used'

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** React calls it when it takes the element over. */
function mark(element: HTMLElement | null): void {
  element?.setAttribute('data-taken-over', '')
}

function Menu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <button ref={mark} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      Menu
    </button>
  )
}

function Page() {
  return (
    <>
      <HydrateOnUse>
        <Menu />
      </HydrateOnUse>
      <form>
        <input />
      </form>
    </>
  )
}

/** The page as the build wrote it, over which React has begun. */
async function hydratePage({ rendered = '2026-06-01', now = '2026-07-01' } = {}) {
  const place = document.createElement('div')
  const { prelude } = await prerenderToNodeStream(<Page />)
  place.innerHTML = await text(prelude)
  document.body.append(place)
  const gate = createHydrationGate()
  const leaves: (() => void)[] = []
  openWhenUsed(gate, {
    document,
    // The gate takes no notice of what the router tells.
    router: { subscribe: (leave) => (leaves.push(leave as () => void), () => undefined) },
    hydration: { loaderData: { root: { renderedAt: `${rendered}T12:00:00Z` } } },
    now: new Date(`${now}T12:00:00Z`),
  })
  await act(async () => {
    root = hydrateRoot(
      place,
      <HydrationGateContext value={gate}>
        <Page />
      </HydrationGateContext>,
    )
  })
  return {
    menu: place.querySelector('button') as HTMLButtonElement,
    field: place.querySelector('input') as HTMLInputElement,
    leave: () => leaves.forEach((each) => each()),
  }
}

function isTakenOver(): boolean {
  return document.querySelector('[data-taken-over]') !== null
}

describe('a part that is hydrated on use', () => {
  test('stands as it was rendered', async () => {
    const { menu } = await hydratePage()
    expect(menu.isConnected).toBe(true)
    expect(isTakenOver()).toBe(false)
  })

  test('stays so while a form is filled in', async () => {
    const { field } = await hydratePage()
    await act(async () => field.focus())
    await act(async () => field.click())
    expect(isTakenOver()).toBe(false)
  })

  test('answers the very click that it is used with', async () => {
    const { menu } = await hydratePage()
    await act(async () => menu.click())
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    expect(menu.isConnected).toBe(true)
  })

  test.each(['pointerover', 'touchstart', 'focusin'])('is there with %s, before any click', async (sign) => {
    const { menu } = await hydratePage()
    await act(async () => void menu.dispatchEvent(new Event(sign, { bubbles: true })))
    expect(isTakenOver()).toBe(true)
  })

  test('is there when another page is on its way', async () => {
    const { leave } = await hydratePage()
    await act(async () => leave())
    expect(isTakenOver()).toBe(true)
  })

  test('is there at once where the page was rendered in another year', async () => {
    await hydratePage({ rendered: '2025-12-31', now: '2026-01-01' })
    expect(isTakenOver()).toBe(true)
  })
})
