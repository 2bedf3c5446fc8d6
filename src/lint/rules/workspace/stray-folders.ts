import { startOf } from '../../source/locate'
import type { WorkspaceRule } from '../rule'
import { nestedFolders, originalOf } from '../stray-files'

/** A form's folder inside another folder. */
export const nestedFolder: WorkspaceRule = ({ paths }, report) => {
  for (const folder of nestedFolders(paths))
    report('nested-folder', startOf(folder), { folder: folder.split('/').at(-2) ?? '' })
}

/** A folder that is still a copy of a form: any other report about it would be a consequence. */
export const copiedFolder: WorkspaceRule = ({ forms }, report) => {
  for (const form of forms) {
    const original = originalOf(form, forms)
    if (original !== undefined) report('copied-folder', startOf(`forms/${form.slug}/`), { original })
  }
}
