/**
 * Read an address that a browser can open or call, and that a Content Security Policy can name: http or https, without
 * white space, and without a placeholder such as `<server id>`. Undefined for every other text.
 * @example webAddress('https://emberfall.example/forms')?.origin // => 'https://emberfall.example'
 * @example webAddress('emberfall.example:443') // => undefined, as this is an address of the scheme "emberfall.example"
 */
export function webAddress(text: string): URL | undefined {
  if (/[\s<>]/.test(text) || !URL.canParse(text)) return undefined
  const address = new URL(text)
  const { protocol, hostname } = address
  return /^https?:$/.test(protocol) && /^[a-z0-9.[\]:-]+$/.test(hostname) ? address : undefined
}
