import { itemsOf, memberOf } from '../json/json-node'
import { memoize } from '../memoize'
import { contentFolder, fileKind } from './file-kind'
import type { Workspace } from './form-folder'

/**
 * The names of the files of the pages' content, each with the path of its grammar: those that a grammar lists, else
 * the one with the grammar's own name.
 */
export const contentFiles = memoize(
  (sources: Workspace['sources']): ReadonlyMap<string, string> =>
    new Map(
      [...sources.values()].flatMap(({ path, root }) => {
        if (fileKind(path).kind !== 'grammar' || !path.startsWith(contentFolder) || !root) return []
        const listed = itemsOf(memberOf(root, 'files')?.value)
        const names = listed.flatMap((file) => (file.kind === 'scalar' ? String(file.value) : []))
        return (names.length > 0 ? names : [nameByGrammar(path)]).map((name) => [name, path] as const)
      }),
    ),
)

/**
 * The name of the file that a grammar is for, if it lists none.
 * @example nameByGrammar('forms/_schema/ui.schema.json') // => 'ui.json'
 */
export function nameByGrammar(path: string): string {
  return path.replace(/^.*\/(.*)\.schema\.json$/, '$1.json')
}
