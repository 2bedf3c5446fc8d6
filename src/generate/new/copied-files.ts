import { applyEdits, modify } from 'jsonc-parser'
import type { Workspace } from '../../lint/source/form-folder'

type Values = Readonly<Record<string, string>>

/**
 * The files of another form for a new folder, changed to these values; undefined where one of them is missing or cannot be
 * read. The snapshot is left to the fixes, as it follows from the others.
 */
export function copiedFiles(
  { sources }: Workspace,
  from: string,
  slug: string,
  values: { readonly schema: Values; readonly message: Values },
): readonly (readonly [path: string, text: string])[] | undefined {
  const parts = { ...values, ui: {}, fixtures: {} }
  const files = Object.entries(parts).flatMap(([part, own]) => {
    const source = sources.get(`forms/${from}/${part}.json`)
    if (!source && part === 'fixtures') return []
    const text = source?.root && source.reports.length === 0 ? withValues(source.text, own) : undefined
    return [[`forms/${slug}/${part}.json`, text] as const]
  })
  const read = files.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
  return read.length === files.length ? read : undefined
}

/** A text with these properties, all else in it as it was written. */
function withValues(text: string, values: Values): string {
  return Object.entries(values).reduce(
    (now, [key, value]) => applyEdits(now, modify(now, [key], value, {})),
    text,
  )
}
