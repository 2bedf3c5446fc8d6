import type { GitHubPlace } from '../workbench/client/api/api'
import { guardHeaders, type HeaderRule } from './headers-file'

/**
 * The headers the workbench's folder must be served with. Its policy differs from the site's in one word: forms are
 * compiled as they are edited, which takes `unsafe-eval`; only the folder's own files can use it. It connects only to
 * its own server and to the address where changes are proposed. With signing in, its pop-up may send a message to the
 * page that opened it.
 */
export function workbenchHeaders({ api, signIn }: Partial<GitHubPlace> = {}): readonly HeaderRule[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${api === undefined ? '' : ` ${new URL(api).origin}`}`,
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        ...guardHeaders('SAMEORIGIN'),
        ...(signIn !== undefined && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
        'Cache-Control': 'no-cache',
      },
    },
    ...['/assets/*', '/preview/assets/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ]
}
