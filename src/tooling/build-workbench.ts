import { readEnvironment } from './environment'
import { outFolder } from './out-folder'
import { buildWorkbench } from './workbench-build'

// What `npm run build:workbench` runs: the staff workbench, for any static host, which proposes changes through GitHub.
const env = readEnvironment(process.env)
const site = env['SITE_URL']
const signIn = env['WORKBENCH_SIGN_IN']
await buildWorkbench({
  outDir: outFolder(process.env['OUT_DIR'], 'dist-workbench'),
  github: {
    api: env['WORKBENCH_API'] ?? 'https://api.github.com',
    repository: env['WORKBENCH_REPOSITORY'] ?? '',
    ...(site !== undefined && { site }),
    ...(signIn !== undefined && { signIn }),
  },
})
