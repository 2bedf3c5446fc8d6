import type { FormRule } from './rule'

/** A form without one of its three files, or a folder without any file. */
export const missingPart: FormRule = ({ slug, paths }) => {
  if (paths.every((path) => path.endsWith('/'))) {
    return [{ rule: 'empty-folder', file: `forms/${slug}/`, span: { start: 0, end: 0 }, values: { slug } }]
  }
  return ['schema.json', 'ui.json', 'message.json'].flatMap((name) => {
    const file = `forms/${slug}/${name}`
    return paths.includes(file)
      ? []
      : [{ rule: 'missing-part', file, span: { start: 0, end: 0 }, values: { name, slug } }]
  })
}
