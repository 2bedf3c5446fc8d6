import { buildSite } from './build-site'

// What `npm run build` runs: the site for visitors, with the configuration of the environment and of `.env`.
const built = await buildSite({ outDir: process.env['OUT_DIR'] ?? 'dist', env: process.env, showForms: true })
process.exit(built ? 0 : 1)
