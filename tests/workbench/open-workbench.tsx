import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, vi } from 'vitest'
import { createStore } from '../../src/workbench/client/store/store'
import type { Connection } from '../../src/workbench/client/api/connection'
import type { FormWorker } from '../../src/workbench/client/worker/create-worker'
import { createGitHub } from '../../src/workbench/client/github/github'
import { createProposals } from '../../src/workbench/client/github/proposals'
import { workbenchRoutes } from '../../src/workbench/client/routes'
import { ServicesContext, type Services } from '../../src/workbench/client/services'
import { setUpScreen } from '../support/screen-matchers'

/** What the workbench's pages need of a browser. */
export function setUpWorkbench(): void {
  setUpScreen()
  beforeAll(() => {
    // Missing from jsdom.
    vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>())
    const noListener = { addListener: () => undefined, removeListener: () => undefined }
    vi.stubGlobal('matchMedia', () => ({ matches: false, ...noListener }))
    Element.prototype.scrollTo = () => undefined
    Element.prototype.scrollIntoView = () => undefined
    const nowhere: DOMRectList = Object.assign([], { item: () => null })
    Range.prototype.getClientRects = () => nowhere
    for (const observer of ['ResizeObserver', 'IntersectionObserver'])
      vi.stubGlobal(
        observer,
        class {
          observe(): void {}
          disconnect(): void {}
        },
      )
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false
    }
  })
}

type OpenReply = Awaited<ReturnType<Connection['open']>> | ReturnType<Connection['open']>

/** The workbench at an address, with a server that gives these replies in turn. */
export function openAt(address: string, ...answers: readonly OpenReply[]) {
  return openWith(address, answers, {})
}

/** The workbench at an address, with other services too: a browser with stored work, or a server that saves. */
export function openWith(
  address: string,
  answers: readonly OpenReply[],
  {
    storage,
    version = () => Promise.resolve(undefined),
    save = () => Promise.resolve(undefined),
    // Never resolves, so nothing is polled a second time.
    wait = () => new Promise(() => undefined),
    check = () => Promise.resolve([]),
    fix = () => Promise.resolve(new Map()),
    newForm = () => Promise.resolve({ ok: false, reasons: [{ text: 'No.' }] }),
  }: Partial<
    Pick<Services, 'storage'> &
      Pick<Connection, 'version' | 'save' | 'wait'> &
      Pick<FormWorker, 'check' | 'fix' | 'newForm'>
  >,
) {
  const left = [...answers]
  const connection: Connection = {
    open: () => Promise.resolve(left.shift()),
    version,
    save,
    build: () => Promise.resolve(undefined),
    send: () => Promise.resolve(false),
    wait,
  }
  const worker: FormWorker = {
    check,
    checkOnce: () => Promise.resolve([]),
    fix,
    newForm,
  }
  const store = createStore(() => 0)
  const proposals = createProposals({
    store,
    storage,
    createGitHub: (api, token) => createGitHub({ fetch, wait: connection.wait, api, token }),
    fix: () => Promise.resolve(new Map()),
    countErrors: () => Promise.resolve(0),
    newBranch: (slug) => slug,
    withLock: (_name, work) => work(),
  })
  const services = {
    connection,
    worker,
    proposals,
    storage,
    now: () => new Date('2026-11-25T12:00Z'),
    timeZone: () => 'Europe/Berlin',
    signIn: () => Promise.resolve(undefined),
    download: () => {},
    copy: () => Promise.resolve(true),
  }
  const router = createMemoryRouter(workbenchRoutes(services, store), { initialEntries: [address] })
  render(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  // No style sheet is loaded here, so nothing can keep a pointer off; looking for it takes longer than clicking.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { router, store, user }
}
