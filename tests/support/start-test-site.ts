// The web server of the browser tests: what `npm start` does, in a copy of the site that has the tests' own forms as well.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copySite, testSite } from './copy-site'

copySite(testSite)
process.chdir(testSite)
await import(pathToFileURL(join(testSite, 'src/tooling/start.mjs')).href)
