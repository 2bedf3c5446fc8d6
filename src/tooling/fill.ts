/**
 * Put values into a text with `{name}` places; a place without a value stays as it is, so a mistake can be seen.
 * @example fill('Port {port} is in use', { port: 4173 }) // => 'Port 4173 is in use'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
