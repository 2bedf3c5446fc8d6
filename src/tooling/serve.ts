import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import { Hono, type Context } from 'hono'
import { headersFor, parseHeaders } from './headers-file'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
}

/**
 * A static host for a built folder, the way the hosts we name in the README work: `/about` is answered by `about.html`,
 * an unknown path by `404.html` with status 404, headers come from the folder's own `_headers`, and a file's `.br` or
 * `.gz` neighbour is sent where the browser takes it. Takes the folder's path; serves nothing outside it.
 * @example serveFolder('dist').request('/forms/staff') // => 200, forms/staff.html
 */
export function serveFolder(folder: string): Hono {
  const rules = existsSync(join(folder, '_headers'))
    ? parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
    : []
  const app = new Hono()
  app.get('*', (context) => {
    const path = safePath(context.req.path)
    const file = path === undefined ? undefined : findFile(folder, path)
    const headers = { ...headersFor(rules, context.req.path) }
    if (file !== undefined) return sendFile(context, file, 200, headers)
    const missing = join(folder, '404.html')
    // What is missing now may be there with the next version.
    const unkept = { ...headers, 'Cache-Control': 'no-cache' }
    return existsSync(missing) ? sendFile(context, missing, 404, unkept) : context.notFound()
  })
  return app
}

function safePath(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path)
    return plain.includes('\0') || plain.split(/[/\\]/).includes('..') ? undefined : normalize(plain)
  } catch {
    return undefined
  }
}

function findFile(folder: string, path: string): string | undefined {
  const whole = join(folder, path)
  const tries = path.endsWith('/') ? [join(whole, 'index.html')] : [whole, `${whole}.html`]
  const named = path.startsWith('/_') || path === '/404.html'
  return named ? undefined : tries.find((file) => existsSync(file) && statSync(file).isFile())
}

function sendFile(
  context: Context,
  file: string,
  status: 200 | 404,
  headers: Record<string, string>,
): Response {
  const accepted = context.req.header('accept-encoding') ?? ''
  const packed = [
    { encoding: 'br', file: `${file}.br` },
    { encoding: 'gzip', file: `${file}.gz` },
  ].find((variant) => accepted.includes(variant.encoding) && existsSync(variant.file))
  const sent = packed?.file ?? file
  // Node's stream is the web's stream by another type.
  const body = Readable.toWeb(createReadStream(sent)) as ReadableStream
  return context.body(body, status, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': String(statSync(sent).size),
    Vary: 'Accept-Encoding',
    ...(packed && { 'Content-Encoding': packed.encoding }),
    ...headers,
  })
}
