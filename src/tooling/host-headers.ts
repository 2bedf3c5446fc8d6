import type { SiteConfig } from '../site/config'
import type { InlineHashes } from './emit/inline-hashes'
import { guardHeaders, type HeaderRule, headersFor } from './headers-file'

/**
 * The headers a host must send with the built site. The policy lets scripts, styles, fonts and pictures come from the
 * site only, of those inside pages just the ones the build wrote, and lets it call only the third parties the
 * configuration names.
 */
export function hostHeaders(config: SiteConfig, inline: InlineHashes): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentPolicy(config, inline),
        ...guardHeaders('DENY'),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        ...transportHeaders(config),
      },
    },
    // Some hosts send this with the answer that a file is missing, too, which may be put right the same day.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=604800' } },
  ]
}

/** A page names the scripts of its version, so a browser must ask each time whether there is a newer one. */
const fresh = { 'Cache-Control': 'no-cache' }

/**
 * The rules with one for each page and for the service worker. Some hosts join the values of a header that two rules give
 * to a path, so this is in no rule for all paths. `paths` are those of the pages; all forms share one.
 */
export function withFreshPages(
  rules: readonly HeaderRule[],
  paths: readonly string[],
): readonly HeaderRule[] {
  const others = paths.filter((path) => !path.startsWith('/forms/'))
  return [...rules, ...[...others, '/forms/*', '/sw.js'].map((path) => ({ path, headers: fresh }))]
}

/** The same for a host that overwrites: everything is asked for again but what another rule lets be kept. */
export function withFreshDefault(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  return rules.map(({ path, headers }) =>
    path === '/*' ? { path, headers: { ...headers, ...fresh } } : { path, headers },
  )
}

/** A site whose address is https is never to be asked for without it. Its neighbours' names are theirs to judge. */
function transportHeaders({ siteUrl }: SiteConfig): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
}

/**
 * The Content-Security-Policy of the site. `connect-src` is derived from the configuration, nothing else is let in. No
 * text becomes a script: the one address of a script that is given in code, the service worker's, has a policy of its
 * own (`public/bootstrap.js`).
 */
export function contentPolicy(config: SiteConfig, inline: InlineHashes): string {
  const addresses = [
    ...Object.values(config.services),
    ...Object.values(config.webhooks),
    config.relay ?? [],
    config.vitalsUrl ?? [],
  ].flat()
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].toSorted()
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site-worker',
  ].join('; ')
}

/**
 * The headers of a `_headers` file for nginx, to be included once in its `server` block: those of all paths as lines,
 * and a `location` for each path that has more. A location repeats the lines, as nginx inherits none into a location with
 * headers. Throws if nginx would misread a value.
 * Source: nginx, ngx_http_headers_module, "add_header".
 */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const [everywhere, others] = [
    rules.filter(({ path }) => path === '/*'),
    rules.filter(({ path }) => path !== '/*'),
  ]
  const places = others.map(
    ({ path }) => `${locationOf(path)} {\n${linesOf(headersFor(rules, path), '    ')}}\n`,
  )
  return [linesOf(headersFor(everywhere, '/'), ''), ...places].join('\n')
}

function locationOf(path: string): string {
  return path.endsWith('*') ? `location ${path.slice(0, -1)}` : `location = ${path}`
}

function linesOf(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, text]) => `${indent}add_header ${name} "${asRead(text)}" always;\n`)
    .join('')
}

function asRead(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot send the header "${text}" as it is written.`)
  return text
}
