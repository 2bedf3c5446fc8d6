/** Where a form stands on the site; the contact form has an address of its own (specification, section 2). */
export function addressOnSite(slug: string): string {
  return slug === 'contact' ? '/contact' : `/forms/${slug}`
}
