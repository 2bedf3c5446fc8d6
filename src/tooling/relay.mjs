// `npm run relay`. Nothing may be installed yet, so this file and what it imports are plain JavaScript.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { register: registerTypeScript } = await import('tsx/esm/api')
registerTypeScript()
const { startRelay } = await import('./relay/start-relay.ts')
await startRelay(process.env)
