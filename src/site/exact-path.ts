import type { Parser } from 'wouter'

/**
 * How wouter reads the paths of our routes: each address as it stands, in upper and lower case and without a slash at its
 * end, as the host's files are named. wouter's own parser takes `/Vote` and `/vote/` for `/vote`.
 * @example exactPath('/forms/:slug').pattern.exec('/forms/staff')?.[1] // => 'staff'
 */
export const exactPath: Parser = (route) => {
  if (route === '*') return { pattern: /^/, keys: [] }
  const keys: string[] = []
  const source = route.replaceAll(/:(\w+)/g, (_, key: string) => {
    keys.push(key)
    return '([^/]+)'
  })
  return { pattern: new RegExp(`^${source}$`), keys }
}
