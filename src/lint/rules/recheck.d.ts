// recheck's build in plain JavaScript, for Node and browsers alike; it has the types of the package.
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck'
  const recheck: { readonly checkSync: typeof checkSync }
  export default recheck
}
