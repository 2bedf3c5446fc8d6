import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const mark = '?changing-pages'
const library = /[\\/]react-router[\\/]dist[\\/].*\.mjs(\?|$)/

/**
 * Makes react-router smaller for visitors. It comes as one file, so what changes pages would always come with what shows
 * them: `create-router.ts` gets a copy of the file for itself, from which the bundler keeps what that part needs, and the
 * rest of the site another. And its components that nobody uses are marked as such, which they are not by themselves.
 * Without this plugin the site works just the same; a router that names its files otherwise only makes pages larger, and
 * the size check says so.
 */
export function slimRouterPlugin(): Plugin {
  return {
    name: 'slim-router',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isCopied = importer?.endsWith(mark) === true && source.startsWith('.')
      const isFirst =
        importer?.endsWith('/routing/create-router.ts') === true && source === 'react-router-dom'
      if (!isCopied && !isFirst) return undefined
      const asked = isFirst ? 'react-router' : source
      const found = await this.resolve(asked, importer.replace(mark, ''), { skipSelf: true })
      return found && { ...found, id: `${found.id}${mark}` }
    },
    load: (id) => (id.endsWith(mark) ? readFileSync(id.slice(0, -mark.length), 'utf8') : undefined),
    transform: {
      filter: { id: library },
      handler: (code) => ({ code: emptyUnused(markUnused(code)), map: null }),
    },
  }
}

/** What has no effect but to define something is marked as pure, so that the bundler may leave it out. */
function markUnused(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{[^]*?^\});/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
}

/** What stands in for an error screen where a site has none of its own, and for errors of components on a server. */
function emptyUnused(code: string): string {
  return code
    .replace(/^function DefaultErrorComponent\(\) \{[^]*?^\}$/m, 'function DefaultErrorComponent() {}')
    .replace(
      /^function RSCErrorHandler\(\{[^]*?^\}$/m,
      'function RSCErrorHandler({ children }) { return children; }',
    )
}
