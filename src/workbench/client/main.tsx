import '../../ui/styles.css'
import '../../form/form.css'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { createStore } from './bench/create-store'
import { createConnection } from './connection/connection'
import { createDesk } from './desk/create-desk'
import { readTheme, showTheme } from './shell/theme'
import { workbenchRoutes } from './routes'
import { SurroundingsContext, type Surroundings } from './surroundings'

// The one place where the workbench takes hold of the browser.

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const surroundings: Surroundings = {
  connection: createConnection((...request) => fetch(...request), wait),
  shelf: browserShelf(),
  now: () => new Date(),
  desk: createDesk(() => new Worker(new URL('desk/desk-worker.ts', import.meta.url), { type: 'module' })),
  download,
}

function browserShelf(): Storage | undefined {
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

showTheme(document.documentElement, surroundings.shelf, readTheme(surroundings.shelf))
// Behind a `#`, because the workbench can stand on any static host at any path.
const router = createHashRouter(workbenchRoutes(surroundings, createStore()))
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <SurroundingsContext value={surroundings}>
      <RouterProvider router={router} />
    </SurroundingsContext>,
  )
}
