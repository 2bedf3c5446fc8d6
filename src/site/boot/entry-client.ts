import { startSite } from './start-site'

/**
 * Bring the page to life. In a built page the early script (`public/early.js`) calls it when it is time, and again when a
 * script could not be fetched. It is not called here, as the scripts it fetches may need this very one to have run.
 */
export function start(): Promise<void> {
  return startSite(document)
}

if (import.meta.env.DEV) void start()
