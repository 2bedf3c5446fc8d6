/**
 * The SHA-256 hash of a text, as 64 hexadecimal digits.
 * @example await sha256('abc') // => 'ba7816bf…'
 */
export async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytesOf(text)))
}

/**
 * A keyed hash of a text (HMAC-SHA-256), in hexadecimal: without the secret, no one can find the text by trying.
 * @example await keyedHash('192.0.2.7', secret) // => 'f3a1…'
 */
export async function keyedHash(text: string, secret: string): Promise<string> {
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), use, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', key, bytesOf(text)))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toHex(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
