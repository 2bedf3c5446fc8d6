/**
 * A text as the name of a folder: small letters and digits, with `-` between words.
 * @example toSlug('Build Contest') // => 'build-contest'
 */
export function toSlug(text: string): string {
  const apart = text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').normalize('NFKD')
  const words = apart.toLowerCase().match(/[a-z\d]+/g) ?? []
  return words.join('-') || 'other'
}
