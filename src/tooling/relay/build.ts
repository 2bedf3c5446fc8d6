import { buildRelay } from './build-relay'

// What `npm run build:relay` runs: the worker, for `wrangler` to put online.
await buildRelay(process.env['RELAY_OUT_DIR'] ?? 'dist-relay')
