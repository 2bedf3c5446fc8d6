import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { decodeText } from '../../lint/source/decode-text'
import type { Files } from '../../lint/source/read-workspace'
import type { FileChanges } from '../fix/file-changes'

const nowhere = '/dev/null'

/**
 * The repairs as a unified diff, file by file.
 * @example showDiff(files, new Map([['forms/a.json', '{}\n']])) // => '--- /dev/null\n+++ forms/a.json\n@@ -0,0 +1,1 @@\n+{}\n'
 */
export function showDiff(files: Files, repairs: FileChanges): string {
  const parts = [...repairs].map(([path, text]) => {
    const before = textOf(files.get(path))
    const names = [before === undefined ? nowhere : path, text === null ? nowhere : path] as const
    return createTwoFilesPatch(...names, before ?? '', text ?? '', '', '', {
      headerOptions: FILE_HEADERS_ONLY,
    })
  })
  return parts.join('\n')
}

function textOf(file: string | Uint8Array | undefined): string | undefined {
  if (file === undefined) return undefined
  const decoded = decodeText(file)
  return decoded.ok ? decoded.text : decoded.before
}
