import '../../ui/styles.css'
import '../../form/form.css'
import { createRoot } from 'react-dom/client'
import { createConnection } from './connection/connection'
import { createDesk } from './desk/create-desk'
import { readTheme, showTheme } from './shell/theme'
import { SurroundingsContext, type Surroundings } from './surroundings'
import { Workbench } from './Workbench'

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
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <SurroundingsContext value={surroundings}>
      <Workbench />
    </SurroundingsContext>,
  )
}
