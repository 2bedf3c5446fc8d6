import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds `forms/`: the one asked for, else that of the environment, else the top of this repository. */
export function findRoot(asked: string | undefined): string {
  const root = asked ?? process.env['FORMS_ROOT']
  return root === undefined ? fileURLToPath(new URL('../../../', import.meta.url)) : resolve(root)
}
