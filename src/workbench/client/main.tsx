import '../../ui/styles.css'
import '../../form/form.css'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { createStore } from './store/store'
import { createConnection } from './api/connection'
import { createFormWorker } from './worker/create-worker'
import { showKeptTheme } from '../../ui/theme/theme-store'
import { workbenchRoutes } from './routes'
import { ServicesContext, type Services } from './api/services'

// The one place where the workbench takes hold of the browser.

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const services: Services = {
  connection: createConnection((...request) => fetch(...request), wait),
  storage: browserStorage(),
  now: () => new Date(),
  worker: createFormWorker(
    () => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }),
  ),
  download,
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
// Behind a `#`, because the workbench can stand on any static host at any path.
const router = createHashRouter(
  workbenchRoutes(
    services,
    createStore(() => performance.now()),
  ),
)
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
}
