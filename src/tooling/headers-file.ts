import unused from './unused-features.json'

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
