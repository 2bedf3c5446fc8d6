import { fillText } from '../../engine/fill-text'
import texts from './violation-texts.json' with { type: 'json' }

/** The names Discord gives to violations of its form rules, plus `EMPTY_MESSAGE` for its error 50006. */
type ViolationCode = keyof typeof texts

/** Where in the body, from the top; array positions are text, as in Discord's error tree. */
export type Path = readonly string[]

/** One violation of Discord's rules for a message body. */
export interface Violation {
  readonly path: Path
  readonly code: ViolationCode
  readonly message: string
}

/**
 * A violation in Discord's words.
 * @example violation(['content'], 'BASE_TYPE_MAX_LENGTH', { max: 2000 }).message // => 'Must be 2000 or fewer in length.'
 */
export function violation(
  path: Path,
  code: ViolationCode,
  values: Readonly<Record<string, unknown>> = {},
): Violation {
  const words = Object.entries(values).map(([name, value]) => [name, shown(value)])
  return { path, code, message: fillText(texts[code], Object.fromEntries(words)) }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}
