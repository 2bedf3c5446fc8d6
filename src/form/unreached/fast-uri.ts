function reach(): never {
  throw new Error('A form reached the resolver of addresses, which is not in the download.')
}

/** Replaces the resolver of "$id" addresses: the grammar of definitions has neither "$id" nor "$ref". */
const resolver = { resolve: reach, equal: reach }

// oxlint-disable-next-line import/no-default-export -- rjsf imports it as its default.
export { resolver as default }
