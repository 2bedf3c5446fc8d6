// The build of recheck that is plain JavaScript, for Node and browsers alike; its types are those of the package.
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck'
  const recheck: { readonly checkSync: typeof checkSync }
  export default recheck
}
