const wellFormed = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Whether a folder's or an example's name can be the end of an address: small letters and digits, with - between words. */
export function isAddress(name: string): boolean {
  return wellFormed.test(name)
}

/**
 * A name as it must be written to be the end of an address; as it is where nothing usable is left of it.
 * @example addressOf('Build Contest') // => 'build-contest'
 */
export function addressOf(name: string): string {
  const address = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-$/g, '')
  return isAddress(address) ? address : name
}
