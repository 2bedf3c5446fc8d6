import type { FormRule } from './rule'

const wellFormed = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** A folder or an example whose name is not small letters with dashes: it could not be an address. */
export const folderName: FormRule = ({ slug, paths, fixtures }) => {
  const [first = `forms/${slug}/`] = paths
  const folder = wellFormed.test(slug)
    ? []
    : [
        {
          rule: 'folder-name',
          file: first,
          span: { start: 0, end: 0 },
          values: { slug },
          ...meant(slug),
        } as const,
      ]
  const examples = [...fixtures].filter(([name]) => !wellFormed.test(name))
  return [
    ...folder,
    ...examples.map(
      ([name, { path }]) =>
        ({
          rule: 'example-name',
          file: path,
          span: { start: 0, end: 0 },
          values: { name },
          ...meant(name),
        }) as const,
    ),
  ]
}

function meant(name: string): { readonly near?: string } {
  const near = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-$/g, '')
  return wellFormed.test(near) ? { near } : {}
}
