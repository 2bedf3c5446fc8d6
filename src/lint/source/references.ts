import type { Place } from '../report/diagnostic'
import { isControlKey } from './controls'
import type { FormFolder } from './form-folder'
import { placesLike } from './locate'
import { memoize } from './memoize'
import patterns from './references.json'

/** A place that names a question. */
export interface Reference extends Place {
  readonly name: string
  /** Whether it is an entry at the top of its file. */
  readonly isAtTop: boolean
}

/** Every place in a form's folder that names a question, except the one in schema.json that defines it. */
export const referencesIn = memoize((form: FormFolder): readonly Reference[] =>
  (['schema', 'ui', 'message', 'fixtures'] as const).flatMap((part) => {
    const file = form[part]
    if (!file) return []
    const keys = patterns[part].keys.flatMap((pattern) => placesLike(file, pattern))
    const values = patterns[part].values.flatMap((pattern: string) => placesLike(file, pattern))
    return [
      ...keys.map(({ path, key }) => ({ ...key(), name: String(path.at(-1)), isAtTop: path.length === 1 })),
      ...values.map(({ value, at }) => ({ ...at(), name: String(value), isAtTop: false })),
    ].filter(({ name, isAtTop }) => !isAtTop || isControlKey(name))
  }),
)
