/**
 * Put values into the places of a text, such as `{part}`; a place without a value stays as it is, so that a mistake is seen.
 * @example fillText('{part}/{parts}', { part: 2, parts: 3 }) // => '2/3'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? place) : place,
  )
}
