/** Browsers that can tell addresses of scripts from other texts have this; TypeScript's own types do not know it yet. */
interface PolicyMaker {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (asked: string) => string }
}

const address = '/sw.js'

/**
 * The address of the service worker, as the page's policy wants it (`trusted-types site-worker`): a policy that knows
 * this one address and no other. Where the browser knows no such policies it is the plain address.
 */
export function workerAddress(): string {
  // Not in every browser, and not in TypeScript's types.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker }
  return (
    trustedTypes?.createPolicy('site-worker', { createScriptURL: () => address }).createScriptURL(address) ??
    address
  )
}
