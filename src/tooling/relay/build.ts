import { buildRelay } from './build-relay'

// `npm run build:relay`: the worker, for `wrangler` to deploy.
await buildRelay(process.env['RELAY_OUT_DIR'] ?? 'dist-relay')
