import { fileKind } from '../source/file-kind'
import { grammarPath } from '../source/read-workspace'
import type { WorkspaceRule } from './rule'

/** A file whose grammar is not there or cannot be read, so that nothing in it can be checked. */
export const missingGrammar: WorkspaceRule = ({ sources }) =>
  [...sources.values()].flatMap((source) => {
    const path = grammarPath(source, fileKind(source.path))
    const grammar = path === undefined ? undefined : sources.get(path)
    if (path === undefined || !source.root || (grammar?.root && grammar.findings.length === 0)) return []
    const line =
      source.root.kind === 'object'
        ? source.root.members.find(({ key }) => key === '$schema')?.value
        : undefined
    const span = line ? { start: line.start, end: line.end } : { start: 0, end: 1 }
    return [
      {
        rule: grammar ? 'broken-grammar' : 'missing-grammar',
        file: source.path,
        span,
        values: { grammar: path },
      },
    ]
  })
