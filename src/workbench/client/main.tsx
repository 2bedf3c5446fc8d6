import '../../ui/styles.css'
import '../../form/form.css'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { createStore } from './store/store'
import { createGitHub } from './github/github'
import { createProposals } from './github/proposals'
import { createConnection } from './api/connection'
import { createFormWorker } from './worker/create-worker'
import { replaceMissingPictures } from '../../ui/Emblem'
import { showKeptTheme } from '../../ui/theme/theme-store'
import { workbenchRoutes } from './routes'
import { ServicesContext, type Services } from './services'
import { signIn } from './github/sign-in'

// The only module that accesses the browser's globals.

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const store = createStore(() => performance.now())
const storage = browserStorage()
const worker = createFormWorker(
  () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
)

const services: Services = {
  connection: createConnection((...request) => fetch(...request), wait),
  storage,
  now: () => new Date(),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  worker,
  proposals: createProposals({
    store,
    storage,
    createGitHub: (api, token) =>
      createGitHub({ fetch: (...request) => fetch(...request), wait, api, token }),
    fix: worker.fix,
    countErrors: async (files) =>
      (await worker.checkOnce(files)).filter(({ severity }) => severity === 'error').length,
    newBranch: (slug) =>
      `forms/${slug}-${new Date().toISOString().slice(0, 10)}-${crypto.randomUUID().slice(0, 4)}`,
    // Without HTTPS a browser has no locks.
    withLock: async (name, work) => (isSecureContext ? navigator.locks.request(name, work) : work()),
  }),
  signIn,
  download,
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    // Switched off in this browser.
    return undefined
  }
}

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

showKeptTheme()
replaceMissingPictures()
// Behind a `#`, because the workbench can be on any static host at any path.
const router = createHashRouter(workbenchRoutes(services, store))
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
}
