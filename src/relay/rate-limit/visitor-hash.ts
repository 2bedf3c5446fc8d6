/**
 * What a visitor is called while visits are counted: a keyed hash of the address, which says nothing about it to anyone
 * without the secret. Of an address of version 6 the first half counts, as one visitor has all of the other.
 * @example await visitorHash('192.0.2.7', secret) // => 'f3a1…', 32 hexadecimal signs
 */
export async function visitorHash(address: string, secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), use, false, ['sign'])
  const hash = await crypto.subtle.sign('HMAC', key, bytes(networkOf(address)))
  return [...new Uint8Array(hash)]
    .slice(0, 16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
