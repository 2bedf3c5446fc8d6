/**
 * A file's bytes as text. If they are not UTF-8, or contain a zero byte, the text before the first wrong
 * byte, and that byte.
 */
type Decoded =
  | { readonly ok: true; readonly text: string; readonly hasMark: boolean }
  | { readonly ok: false; readonly text: string; readonly byte: number; readonly isUtf16: boolean }

const mark = '\uFEFF'

/**
 * Decode a file's bytes as UTF-8, without the byte order mark some editors add. The text before the first invalid byte
 * is kept, so that the byte's line can be named.
 */
export function decodeText(file: string | Uint8Array): Decoded {
  if (typeof file === 'string') return readText(file)
  try {
    return readText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file))
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
    const text = lenient.slice(0, Math.max(lenient.indexOf('\uFFFD'), 0))
    const byte = file[new TextEncoder().encode(text).length] ?? 0
    // UTF-16 is marked by FE FF or FF FE at the start; elsewhere these bytes are letters of older encodings.
    return { ok: false, text, byte, isUtf16: text === '' && byte >= 0xfe && (file[1] ?? 0) >= 0xfe }
  }
}

/** The beginning of JSON that was saved as UTF-16: a zero byte before or after each of the first letters. */
const asUtf16 = /^(?:(?:[^\0]\0){2}|(?:\0[^\0]){2})/

function readText(text: string): Decoded {
  const zero = text.indexOf('\0')
  if (zero !== -1) return { ok: false, text: text.slice(0, zero), byte: 0, isUtf16: asUtf16.test(text) }
  const hasMark = text.startsWith(mark)
  return { ok: true, text: hasMark ? text.slice(1) : text, hasMark }
}
