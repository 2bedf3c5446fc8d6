import { buildWorkbench } from './workbench-build'

// What `npm run build:workbench` runs: the staff workbench, for any static host.
await buildWorkbench({ outDir: process.env['OUT_DIR'] ?? 'dist-workbench' })
