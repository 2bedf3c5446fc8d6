import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { root } from './root'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The id that Vite gives a module of the site: its path, with slashes on Windows too. */
const idOf = (path: string) => normalizePath(join(root, 'src/site', path))
const entry = idOf('boot/entry-client.tsx')
const formPage = idOf('form-page/open-form-page.tsx')
const sending = idOf('submission/submit-form.ts')
// Form pages load this lazily, other pages import it statically: as a separate chunk it would cost those a request.
const copying = idOf('shell/copy/copy-text.ts')
const isForm = (id: string) => id.startsWith('\0virtual:form/')
const isReact = (id: string) => /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id)

/**
 * Which modules share a script: what all pages need, as two files (React, which seldom changes, and the rest), what all
 * form pages need, and what several forms' rules need. Splitting these further would cost a request each and compress
 * worse.
 *
 * The groups are computed from the import graph. Each contains everything its first modules import, except what an
 * earlier group contains: so no script can import one that imports it, whatever is added to the site. (Such a cycle
 * fails to load.)
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let groups: ReadonlyMap<string, string> | undefined
  const name = (id: string, graph: Graph) => {
    groups ??= groupModules(graph)
    return groups.get(id) ?? null
  }
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}

/**
 * Every page calls most of React while it starts. With this comment, Chromium compiles the whole file in the background as
 * it arrives, instead of each function when it is first called: a tenth less script time on the main thread, for
 * 0.15 MB of memory.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHint({ name }: Pick<Rolldown.RenderedChunk, 'name'>): string {
  return name === 'react' ? '//# allFunctionsCalledOnLoad' : ''
}

function groupModules(graph: Graph): ReadonlyMap<string, string> {
  // Throws if the module has been moved.
  infoOf(graph, sending)
  const everywhere = reachedFrom(graph, [entry])
  const later = [...everywhere].flatMap((id) => infoOf(graph, id).dynamicallyImportedIds)
  const ofForms = reachedFrom(graph, infoOf(graph, formPage).importedIds)
  // The outbox, which is fetched separately and sends forms, may fetch what form pages need.
  const needsForms = (id: string) => id === formPage || isForm(id) || reachedFrom(graph, [id]).has(sending)
  const others = later.filter((id) => !needsForms(id))
  const ofOthers = reachedFrom(graph, others)
  const ofRules = later.filter(isForm).flatMap((id) => infoOf(graph, id).importedIds)
  const groups = new Map<string, string>()
  const put = (group: string, modules: Iterable<string>) => {
    for (const id of modules) if (!groups.has(id)) groups.set(id, group)
  }
  put('react', reachedFrom(graph, [...everywhere].filter(isReact)))
  put('site', everywhere)
  // Otherwise other pages would fetch everything form pages need.
  const shared = [...ofForms].filter((id) => ofOthers.has(id))
  put('site', [...shared, ...reachedFrom(graph, [copying])])
  put('form', ofForms)
  put('rules', reachedFrom(graph, ofRules))
  return groups
}

/** These modules and their transitive imports, without dynamic ones (`import()`). */
function reachedFrom(graph: Graph, ids: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(ids)
  // Iterating over a set also visits the entries added meanwhile.
  for (const id of reached) for (const next of infoOf(graph, id).importedIds) reached.add(next)
  return reached
}

function infoOf(
  graph: Graph,
  id: string,
): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> {
  const info = graph.getModuleInfo(id)
  if (!info) throw new Error(`The site's scripts are grouped by "${id}", which it does not import.`)
  return info
}
