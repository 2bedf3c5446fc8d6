import { addressOf, isAddress } from '../source/address-of'
import type { FormRule } from './rule'

/** A folder or an example whose name is not small letters with dashes: it could not be an address. */
export const folderName: FormRule = ({ slug, paths, fixtures }) => {
  const [first = `forms/${slug}/`] = paths
  const folder = isAddress(slug)
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
  const examples = [...fixtures].filter(([name]) => !isAddress(name))
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
  const near = addressOf(name)
  return near === name ? {} : { near }
}
