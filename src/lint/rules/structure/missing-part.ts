import { startOf } from '../../source/locate'
import { definitionFiles, misnamedIn } from '../stray-files'
import type { FormRule } from '../rule'

/** A form that lacks one of its three files, or a folder without any file. */
export const missingPart: FormRule = (form, report) => {
  const { slug, paths } = form
  const folder = `forms/${slug}/`
  if (paths.every((path) => path.endsWith('/'))) return report('empty-folder', startOf(folder), { slug })
  const misnamed = misnamedIn(form)
  for (const name of definitionFiles) {
    if (paths.includes(folder + name)) continue
    const found = misnamed.get(name)
    if (found === undefined) report('missing-part', startOf(folder + name), { name, slug })
    else report('misnamed-file', startOf(found), { name: found.split('/').at(-1) ?? '', meant: name })
  }
}
