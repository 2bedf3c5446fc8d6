// `npm start`. Nothing may be installed yet, so this file and what it imports are plain JavaScript.
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { register: registerTypeScript } = await import('tsx/esm/api')
registerTypeScript()
const { start } = await import('./start.ts')
await start(process.env)
