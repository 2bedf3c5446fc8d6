import { listed } from './build-site'
import { readEnvironment } from './environment'
import { outFolder } from './out-folder'
import texts from './texts.json'
import { buildWorkbench } from './workbench-build'
import { readWorkbenchConfig } from './workbench-config'

// What `npm run build:workbench` runs: the staff workbench, for any static host, which proposes changes through GitHub.
const { github, problems } = readWorkbenchConfig(readEnvironment(process.env))
if (problems.length > 0) {
  console.error(listed(texts.badWorkbenchHeading, problems))
  process.exit(1)
}
await buildWorkbench({ outDir: outFolder(process.env['OUT_DIR'], 'dist-workbench'), github })
