import type { FormRule } from './rule'

/** A form without the two examples that every form needs; an empty folder has a report of its own. */
export const examplesMissing: FormRule = ({ slug, paths }) => {
  const isEmpty = paths.every((path) => path.endsWith('/'))
  return (isEmpty ? [] : ['minimal', 'full']).flatMap((name) => {
    const file = `forms/${slug}/fixtures/${name}.json`
    return paths.includes(file)
      ? []
      : [{ rule: 'example-missing', file, span: { start: 0, end: 0 }, values: { name, slug } }]
  })
}
