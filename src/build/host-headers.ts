import type { SiteConfig } from '../site/config'
import type { HeaderRule } from './headers-file'

/**
 * The headers a host must send with the built site. The policy lets scripts, styles, fonts and pictures come from the
 * site only, and lets it call only the third parties the configuration names.
 */
export function hostHeaders(config: SiteConfig): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentPolicy(config),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=604800' } },
    { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
  ]
}

/** The Content-Security-Policy of the site. `connect-src` is derived from the configuration, nothing else is let in. */
export function contentPolicy(config: SiteConfig): string {
  const addresses = [
    ...Object.values(config.services),
    ...Object.values(config.webhooks),
    config.relay ?? [],
    config.vitalsUrl ?? [],
  ].flat()
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].toSorted()
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
