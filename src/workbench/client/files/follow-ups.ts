import type { FileChanges } from '../../../generate/fix/file-changes'
import { fileOf } from './form-file'

const written: readonly unknown[] = ['schema', 'ui', 'message', 'manifest']

/** Of what the fixer would change, a form's examples and their messages: they follow from what its author writes. */
export function followUpsIn(fixes: FileChanges, slug: string): FileChanges {
  return new Map(
    [...fixes].filter(([path]) => {
      const file = fileOf(path)
      return file?.slug === slug && !written.includes(file.kind)
    }),
  )
}
