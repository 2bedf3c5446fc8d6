import { expect, it, vi } from 'vitest'
import { watchVersions } from '../../../src/site/new-version/NewVersionBar'

function aContainer({ controlled = true, waits = false } = {}) {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  const registration = Object.assign(new EventTarget(), {
    waiting: waits ? worker : null,
    installing: worker,
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    ready: Promise.resolve(registration),
  })
  // The double has only the parts of the browser's container that are used here.
  return { container: container as unknown as ServiceWorkerContainer, registration, worker }
}

function finishInstalling({ registration, worker }: ReturnType<typeof aContainer>) {
  registration.dispatchEvent(new Event('updatefound'))
  registration.waiting = worker
  worker.dispatchEvent(new Event('statechange'))
}

it('says nothing on the first visit, when the worker is new but no older version is in use', async () => {
  const double = aContainer({ controlled: false })
  const onNewVersion = vi.fn()
  await watchVersions(double.container, onNewVersion, vi.fn())
  finishInstalling(double)
  expect(onNewVersion).not.toHaveBeenCalled()
})

it('reports a version that was fetched on an earlier visit', async () => {
  const onNewVersion = vi.fn()
  await watchVersions(aContainer({ waits: true }).container, onNewVersion, vi.fn())
  expect(onNewVersion).toHaveBeenCalledOnce()
})

it('reloads the page at once where another tab has switched to the new version', async () => {
  const double = aContainer()
  const reload = vi.fn()
  const uses: (() => void)[] = []
  await watchVersions(double.container, ({ use }) => uses.push(use), reload)
  finishInstalling(double)
  double.registration.waiting = null
  double.container.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  uses[0]?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads the page only after the visitor has chosen the new version and it has taken over', async () => {
  const double = aContainer()
  const reload = vi.fn()
  const uses: (() => void)[] = []
  await watchVersions(double.container, ({ use }) => uses.push(use), reload)
  finishInstalling(double)
  expect(double.worker.postMessage).not.toHaveBeenCalled()
  uses[0]?.()
  expect(double.worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  expect(reload).not.toHaveBeenCalled()
  double.container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})
