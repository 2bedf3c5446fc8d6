/** Stands in for the resolver of `$id` addresses; a painted form has none. */
const resolver = { resolve: (_base: string, path: string) => path }

// oxlint-disable-next-line import/no-default-export -- rjsf imports it as its default.
export { resolver as default }
