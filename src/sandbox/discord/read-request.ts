import type { StoredFile } from '../message-store'

/** What a request carried: its body as JSON, and the names and sizes of its files. */
export type ReadRequest =
  | { readonly ok: true; readonly body: unknown; readonly files: readonly StoredFile[] }
  | { readonly ok: false; readonly reason: 'content-type' | 'invalid-json' | 'too-large' }

const mebibyte = 1024 * 1024
const largestFile = 10 * mebibyte
const largestRequest = 10 * largestFile + mebibyte

/**
 * Read a request as Discord does: JSON, a form, or a multipart form with `payload_json` and files. Refuses other
 * content types, text that is no JSON or no UTF-8, and more than 10 MiB of JSON or in one file.
 */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const bytes = await request.arrayBuffer()
  if (type === 'application/json') return bytes.byteLength > largestFile ? tooLarge : json(decode(bytes), [])
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
  if (!isForm) return { ok: false, reason: 'content-type' }
  return bytes.byteLength > largestRequest ? tooLarge : readForm(bytes, request.headers)
}

const tooLarge: ReadRequest = { ok: false, reason: 'too-large' }
const invalidJson: ReadRequest = { ok: false, reason: 'invalid-json' }

async function readForm(bytes: ArrayBuffer, headers: Headers): Promise<ReadRequest> {
  const form = await formOf(bytes, headers.get('Content-Type') ?? '')
  if (form === undefined) return invalidJson
  const entries = [...form.entries()]
  const files = entries.flatMap(([, value]) =>
    typeof value === 'string' ? [] : [{ name: value.name, size: value.size }],
  )
  if (files.some((file) => file.size > largestFile)) return tooLarge
  const message = form.get('payload_json')
  if (typeof message === 'string') return json(message, files)
  return {
    ok: true,
    body: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    files,
  }
}

async function formOf(bytes: ArrayBuffer, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return undefined
  }
}

function json(text: string | undefined, files: readonly StoredFile[]): ReadRequest {
  try {
    const body: unknown = JSON.parse(text ?? '')
    return { ok: true, body, files }
  } catch {
    return invalidJson
  }
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
