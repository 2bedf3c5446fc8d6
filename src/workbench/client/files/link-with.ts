import { formPath } from '../../../catalog/form-path'

/**
 * The address of a form with answers in it, as its page reads them; empty answers are left out.
 * @example linkWith({ name: 'Fox' }, 'staff', 'https://example.org') // => 'https://example.org/forms/staff#name=Fox'
 */
export function linkWith(answers: Readonly<Record<string, string>>, slug: string, site: string): string {
  const given = Object.entries(answers).filter(([, text]) => text.trim() !== '')
  const address = site + formPath(slug)
  return given.length === 0 ? address : `${address}#${new URLSearchParams(given)}`
}
