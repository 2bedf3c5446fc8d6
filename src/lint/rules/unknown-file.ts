import { nearest } from '../report/near'
import { fileKind } from '../source/file-kind'
import type { WorkspaceRule } from './rule'

const inFolder = ['schema.json', 'ui.json', 'message.json', 'fixtures']
const atTop = ['manifest.json', 'README.md', '_schema']

/** A file or folder in `forms/` that nothing reads, most often for its name. */
export const unknownFile: WorkspaceRule = ({ paths }) =>
  paths
    .filter((path) => fileKind(path).kind === 'unknown')
    .map((path) => {
      const near = meant(path)
      return {
        rule: 'unknown-file',
        file: path,
        span: { start: 0, end: 0 },
        values: { name: path.split('/').at(-1) ?? path },
        ...(near && { near }),
      }
    })

function meant(path: string): string | undefined {
  const [, folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return nearest(folder, atTop)?.value
  const [name = '', file] = rest
  if (file === undefined) return nearest(name, inFolder)?.value
  if (name !== 'fixtures') return nearest(name, ['fixtures'])?.value
  const json = file.replace(/\.(?:JSON|jsn|jso|json5|jsonc|txt|json\.txt)$/, '.json')
  return json === file ? undefined : json
}
