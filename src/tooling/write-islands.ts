import { writeIslands } from '../art/outputs/write-islands'

// What `npm run islands` does.
await writeIslands()
