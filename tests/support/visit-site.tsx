import { act, render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { LiveServicesContext, type LiveServices } from '../../src/site/live/use-live-data'
import { preparePage } from '../../src/site/routes'
import { Site } from '../../src/site/Site'
import { setUpScreen } from './screen-matchers'

/** The reply of each live service: a body, a promise of one, or an error that its call fails with. */
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

/** A service that never replies. */
export const silence = new Promise<never>(() => undefined)

/** The outside world with these replies; a service without one never replies. */
export function outsideWith(replies: Replies, now = new Date('2026-01-01T12:00:00Z')): LiveServices {
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

/** Open the site at an address, with the real routes and shell; resolves to a function that goes to other addresses. */
export async function visitSite(path: string, outside: LiveServices = outsideWith({})) {
  stubBrowser()
  history.replaceState(null, '', path)
  await preparePage(location.pathname)
  render(
    <LiveServicesContext value={outside}>
      <Site />
    </LiveServicesContext>,
  )
  await act(async () => {})
  return { navigate: goTo }
}

/** Go to another address of the site, or back. */
async function goTo(to: string | -1): Promise<void> {
  if (to !== -1) {
    await preparePage(new URL(to, location.href).pathname)
    return navigate(to)
  }
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.back()
  // jsdom goes back in a separate task, which a stopped clock would never run.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
  await arrived
}

/** What jsdom lacks: scrolling, media queries and modal dialogs. `setUpSite` takes it away after each test. */
export function stubBrowser(): void {
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

/** For tests that visit pages: an empty page, a fresh browser and an empty storage after each test. */
export function setUpSite(): void {
  setUpScreen()
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    document.documentElement.removeAttribute('data-theme')
  })
}
