// The web server of the browser tests: `npm start` in a copy of the site that also has the tests' own forms.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copySite, testSite } from './copy-site'

copySite(testSite)
process.chdir(testSite)
await import(pathToFileURL(join(testSite, 'src/tooling/start.mjs')).href)
