import type { FileChanges } from '../../../generate/fix/file-changes'
import { fileOf } from './form-file'

const written: readonly unknown[] = ['schema', 'ui', 'message', 'manifest']

/** The fixes to a form's fixtures and their messages, which follow from its author's changes. */
export function followUpsIn(fixes: FileChanges, slug: string): FileChanges {
  return new Map(
    [...fixes].filter(([path]) => {
      const file = fileOf(path)
      return file?.slug === slug && !written.includes(file.kind)
    }),
  )
}
