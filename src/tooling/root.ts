import { fileURLToPath } from 'node:url'

/** The repository's top folder, with a slash at the end. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url))
