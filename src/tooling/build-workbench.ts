import { listed } from './build-site'
import { readEnvironment } from './environment'
import { outFolder, stopWith } from './command-settings'
import texts from './texts.json'
import { buildWorkbench, readWorkbenchConfig } from './workbench-build'

// What `npm run build:workbench` runs: the staff workbench, for any static host, which proposes changes through GitHub.
const { github, problems } = readWorkbenchConfig(readEnvironment(process.env))
if (problems.length > 0) stopWith(listed(texts.badWorkbenchHeading, problems))
await buildWorkbench({ outDir: outFolder(process.env['OUT_DIR'], 'dist-workbench'), github })
