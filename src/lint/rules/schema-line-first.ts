import { findKey } from '../source/locate'
import type { WorkspaceRule } from './rule'

/** A "$schema" that is not the first entry, where people and editors look for it. */
export const schemaLineFirst: WorkspaceRule = ({ judged }) =>
  judged.flatMap((file) => {
    const keys = file.root.kind === 'object' ? file.root.members.map(({ key }) => key) : []
    return keys.indexOf('$schema') > 0 ? [findKey('schema-line-first', file, ['$schema'])] : []
  })
