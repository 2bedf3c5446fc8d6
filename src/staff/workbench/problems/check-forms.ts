import { check } from '../../checker/check'
import type { Problem } from '../../checker/problem'
import { emptyMemory } from '../../checker/source/read-workspace'
import type { Files } from '../files/change'

// The checker takes the grammars as it finds them in the repository: as text.
const grammars = import.meta.glob<string>('../../../../forms/_schema/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const grammarFiles = Object.entries(grammars).map(
  ([path, text]) => [path.replace(/^.*forms/, 'forms'), text] as const,
)

/**
 * A checker for the files of the workbench: the same that runs on the command line and in the build. It remembers what it
 * has seen, so that after the first time only what has changed is looked at.
 * @example createFormsCheck()(files) // => []
 */
export function createFormsCheck(): (files: Files) => readonly Problem[] {
  const memory = emptyMemory()
  return (files) => check(new Map([...grammarFiles, ...files]), memory)
}
