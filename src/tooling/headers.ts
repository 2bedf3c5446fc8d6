import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../site/config'
import { filesIn } from './build-into'
import unused from './unused-features.json'

/**
 * The headers a host must send with the built site. The policy allows scripts, styles, fonts and pictures only from the
 * site, inline ones only if the build wrote them, and connections only to the third parties in the configuration.
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
    // Not `immutable`: some hosts also send this with a 404, and the file may exist again the same day.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=604800' } },
  ]
}

/** A page names the scripts of its version, so a browser must check each time whether there is a newer one. */
const fresh = { 'Cache-Control': 'no-cache' }

/**
 * The rules, with one added for each page and for the service worker. Some hosts join the values when two rules set the
 * same header for a path, so no rule for all paths sets it. `paths` are those of the pages; all forms share one.
 */
export function withFreshPages(
  rules: readonly HeaderRule[],
  paths: readonly string[],
): readonly HeaderRule[] {
  const others = paths.filter((path) => !path.startsWith('/forms/'))
  return [...rules, ...[...others, '/forms/*', '/sw.js'].map((path) => ({ path, headers: fresh }))]
}

/** The rules for a host on which later ones override: everything is revalidated unless another rule allows caching. */
export function withFreshDefault(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  return rules.map(({ path, headers }) =>
    path === '/*' ? { path, headers: { ...headers, ...fresh } } : { path, headers },
  )
}

/** A site with an https address must never be requested without it. Subdomains are left to their owners. */
function transportHeaders({ siteUrl }: SiteConfig): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
}

/**
 * The Content-Security-Policy of the site. `connect-src` is derived from the configuration, nothing else is allowed. No
 * text becomes a script: the only script address set in code, the service worker's, has a separate Trusted Types policy
 * (`public/bootstrap.js`).
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
 * The headers of a `_headers` file for nginx, to be included once in its `server` block: those for all paths as lines,
 * and a `location` for each path with more. A location repeats the lines, as nginx inherits none into a location with
 * headers. Throws if nginx would misread a value.
 * Source: nginx, ngx_http_headers_module, "add_header".
 */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const everywhere = rules.filter(({ path }) => path === '/*')
  const others = rules.filter(({ path }) => path !== '/*')
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

/** The inline scripts and styles that pages may run, as a Content-Security-Policy names them. */
interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The hashes of every script and style inside a page of a built folder, so that the policy allows only these. Data
 * blocks are not scripts; an empty folder has none.
 * @example inlineHashes('dist').styles // => ["'sha256-…'", …]
 */
export function inlineHashes(folder: string): InlineHashes {
  const pages = filesIn(folder).filter((name) => name.endsWith('.html'))
  const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'))
  return { scripts: hashesOf(texts, 'script'), styles: hashesOf(texts, 'style') }
}

function hashesOf(pages: readonly string[], tag: 'script' | 'style'): readonly string[] {
  const block = new RegExp(`<${tag}(?: media="print")?>([^]*?)</${tag}>`, 'g')
  const blocks = new Set(pages.flatMap((page) => [...page.matchAll(block)].map(([, text = '']) => text)))
  return [...blocks]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .toSorted()
}

/** One block of a `_headers` file: the paths it applies to (a `*` at the end matches any rest), and its headers. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Read a `_headers` file as Netlify and Cloudflare Pages do: a path at the start of a line, its headers indented below.
 * @example parseHeaders('/*\n  X-A: 1\n') // => [{ path: '/*', headers: { 'X-A': '1' } }]
 */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const blocks = text.split(/\n(?=\S)/).filter((block) => block.startsWith('/'))
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    return { path: path.trim(), headers: Object.fromEntries(lines.flatMap(readHeader)) }
  })
}

function readHeader(line: string): readonly (readonly [string, string])[] {
  const colon = line.indexOf(':')
  return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]]
}

/** The headers for one path: those of every block that matches, where later blocks override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const fits = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign({}, ...fits.map((rule) => rule.headers))
}

/** Write a `_headers` file; the counterpart of `parseHeaders`. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const block = ({ path, headers }: HeaderRule) =>
    `${path}\n${Object.entries(headers)
      .map(([name, text]) => `  ${name}: ${text}\n`)
      .join('')}`
  return rules.map(block).join('\n')
}

/**
 * Headers of every page besides its policy: no content sniffing, no embedding in foreign pages, no access to sensors.
 * `framing`: who may show the page in a frame, for browsers without `frame-ancestors`.
 */
export function guardHeaders(framing: 'DENY' | 'SAMEORIGIN'): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': framing,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Features that the site does not use are disabled for every script on the page.
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
}
