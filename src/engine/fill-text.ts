/**
 * Fill the `{name}` placeholders of a text. One without a value is left as it is, so that the mistake shows.
 * @example fillText('{part}/{parts}', { part: 2, parts: 3 }) // => '2/3'
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? place) : place,
  )
}

/**
 * The text for a number of things, with `{count}` filled in.
 * @example pluralText({ one: '1 file', other: '{count} files' }, 3) // => '3 files'
 */
export function pluralText(texts: { readonly one: string; readonly other: string }, count: number): string {
  return fillText(count === 1 ? texts.one : texts.other, { count })
}
