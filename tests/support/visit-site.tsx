import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { OutsideContext, type Outside } from '../../src/site/live/outside'
import { findFormRoute } from '../../src/site/routing/find-form-route'
import { namePages } from '../../src/site/routing/name-pages'
import { loadMatches } from '../../src/site/routing/load-matches'
import { siteRoutes } from '../../src/site/routing/routes'
import { setUpScreen } from './screen-matchers'

/** What each live service answers: a body, a promise of one, or an error that its call fails with. */
export interface Replies {
  readonly status?: unknown
  readonly widget?: unknown
  readonly topVoters?: unknown
  readonly votes?: unknown
}

const services = {
  status: 'https://live.test/status/{address}',
  widget: 'https://live.test/widget',
  topVoters: 'https://live.test/topVoters',
  votes: 'https://live.test/votes',
}

/** A service that never answers. */
export const silence = new Promise<never>(() => undefined)

/** The world outside with these replies; a service without one never answers. */
export function outsideWith(replies: Replies, now = new Date('2026-01-01T12:00:00Z')): Outside {
  const answers = new Map<string, unknown>(Object.entries(replies))
  return {
    services,
    now: () => now,
    fetch: async (url) => {
      const reply = await (answers.get(url.split('/')[3] ?? '') ?? silence)
      if (reply instanceof Error) throw reply
      return Response.json(reply)
    },
  }
}

/** Open the site at an address, with the real routes and shell. */
export async function visitSite(path: string, outside: Outside = outsideWith({})) {
  lendBrowser()
  const { pathname } = new URL(path, 'https://site.test')
  const own = await findFormRoute(pathname)
  const routes = siteRoutes(own ? [own] : [])
  await loadMatches(routes, pathname)
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { renderedAt: '2026-01-01T12:00:00Z' } } },
  })
  namePages(router, document)
  render(
    <OutsideContext value={outside}>
      <RouterProvider router={router} />
    </OutsideContext>,
  )
  await act(async () => {})
  return router
}

/** What jsdom lacks of a browser: scrolling, media queries and modal dialogs. */
function lendBrowser(): void {
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
}

/** For tests that visit pages: an empty page, a fresh browser and an empty store after each test. */
export function setUpSite(): void {
  setUpScreen()
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    document.documentElement.removeAttribute('data-theme')
  })
}
