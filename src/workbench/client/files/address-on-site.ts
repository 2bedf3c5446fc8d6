/** The address of a form on the site: under `/forms/`, except for the contact form (specification.md, 2.020). */
export function addressOnSite(slug: string): string {
  return slug === 'contact' ? '/contact' : `/forms/${slug}`
}

/**
 * The address of a form with answers in it, as its page reads them.
 * @example linkWith({ name: 'Fox' }, 'staff', 'https://example.org') // => 'https://example.org/forms/staff#name=Fox'
 */
export function linkWith(answers: Readonly<Record<string, string>>, slug: string, site: string): string {
  const given = Object.entries(answers).filter(([, text]) => text.trim() !== '')
  const address = site + addressOnSite(slug)
  return given.length === 0 ? address : `${address}#${new URLSearchParams(given)}`
}
