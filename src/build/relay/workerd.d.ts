declare module 'workerd' {
  const workerd: { readonly default: string }
  // The package is CommonJS, whose exports stand under this name; `default` in it is the program's path.
  // oxlint-disable-next-line import/no-default-export -- see above
  export default workerd
}
