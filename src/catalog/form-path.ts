/**
 * The path of a form's page: under `/forms/`, except for the contact form (specification.md, 2.020).
 * @example formPath('staff') // => '/forms/staff'
 */
export function formPath(slug: string): string {
  return slug === 'contact' ? '/contact' : `/forms/${slug}`
}

/**
 * The slug of a form at this address; undefined for other addresses. Does not check whether the form exists.
 * @example slugAt('/forms/staff') // => 'staff'
 */
export function slugAt(path: string): string | undefined {
  const slug = path === '/contact' ? 'contact' : /^\/forms\/([^/]+)$/.exec(path)?.[1]
  return slug !== undefined && formPath(slug) === path ? slug : undefined
}
