import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Read } from './conversation'

/** Read the options of a command line; a wrong one is told in one sentence. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): Read<ReturnType<typeof parseArgs<{ options: Options }>>['values']> {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options }).values }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error)
    return { ok: false, reason: `${reason}.` }
  }
}
