import { buildSite, listed } from './build-site'
import { readConfig } from './environment'
import { outFolder } from './command-settings'
import { findPlaceholders } from './publish-checks'
import texts from './texts.json'

// What `npm run build` runs: the site for visitors, with the configuration of the environment and of `.env`.
const outDir = outFolder(process.env['OUT_DIR'], 'dist')
const built = await buildSite({ outDir, env: process.env, showForms: true })
const placeholders = built ? findPlaceholders(readConfig(process.env).config, 'src/site/content') : []
if (placeholders.length > 0) console.warn(listed(texts.placeholdersHeading, placeholders))
process.exit(built ? 0 : 1)
