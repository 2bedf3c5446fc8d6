import { checkReport } from '../check-report'
import { stopWith, writableFolder } from '../command-settings'
import { buildRelay } from './build-relay'

// `npm run build:relay`: the worker, for `wrangler` to deploy. It refuses forms with mistakes, as the site's build does.
const report = checkReport()
if (report !== undefined) stopWith(report)
await buildRelay(writableFolder(process.env['RELAY_OUT_DIR'], 'dist-relay'))
