import { fetchAhead } from './start/fetch-ahead'
import { nextTask } from './start/next-task'
import { readPageData } from './start/page-data'
import { whenWanted } from './start/when-wanted'

// A form's page is complete as HTML, and many who open one only read: its scripts are fetched when someone reaches for it.
const { form } = readPageData(document)
if (form) {
  await whenWanted(form.slug, {
    document,
    window,
    isOnline: navigator.onLine,
    keptNames: () => {
      try {
        return Object.keys(localStorage)
      } catch {
        // Switched off by the visitor: then there are no drafts.
        return []
      }
    },
  })
  fetchAhead(form.scripts, document)
}
// In tasks of their own, so that no key and no tap has to wait for all of it.
await import('react-dom/client')
await nextTask()
const { startSite } = await import('./start/start-site')
await startSite(document)
