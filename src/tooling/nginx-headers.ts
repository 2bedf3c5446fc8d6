import { headersFor, type HeaderRule } from './headers-file'

/**
 * The headers of a `_headers` file for nginx, to be included once in its `server` block: those of all paths as lines,
 * and a `location` for each path that has more. A location repeats the lines, as nginx inherits none into one that has
 * lines of its own. Throws at a value that nginx would read as something else.
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
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot send the header "${text}" as it stands.`)
  return text
}
