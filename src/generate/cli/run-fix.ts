import { fixForms } from '../fix/fix-forms'
import type { Files, LintCache } from '../../lint/source/read-workspace'
import type { FileChanges } from '../fix/file-changes'
import texts from './cli-texts.json'
import { askUntil, readYesOrNo, type Conversation } from './conversation'
import { readOptions } from './read-options'
import { showDiff } from './show-diff'

/** What a command works with. */
export interface Run {
  readonly args: readonly string[]
  readonly conversation: Conversation
  /** The files below a root folder. */
  readonly read: (root: string | undefined) => Files
  readonly write: (root: string | undefined, repairs: FileChanges) => void
  /** What is known of these files from before. */
  readonly memory?: LintCache
}

/**
 * The command `npm run forms:fix`: shows its repairs as a diff, and writes them once they are agreed to. Returns the code
 * to exit with: 0 when it did what was wanted, 1 when there was no answer and so nothing was written, 2 when it was not
 * asked rightly.
 */
export async function runFix({ args, conversation, read, write, memory }: Run): Promise<0 | 1 | 2> {
  const options = readOptions(args, { yes: { type: 'boolean' }, root: { type: 'string' } })
  const { say } = conversation
  if (!options.ok) {
    say(texts.wrongOption.replace('{fault}', () => options.reason).replace('{usage}', texts.fix.usage))
    return 2
  }
  const { yes, root } = options.value
  const files = read(root)
  const repairs = fixForms(files, memory)
  if (repairs.size === 0) {
    say(texts.fix.nothing.replace('{files}', String(files.size)))
    return 0
  }
  say(showDiff(files, repairs))
  say(countsOf(repairs))
  const agreed = yes ?? (await askUntil(conversation, texts.fix.ask, readYesOrNo))
  if (agreed !== true) {
    say(texts.nothingWritten)
    return agreed === false ? 0 : 1
  }
  write(root, repairs)
  say(texts.fix.done)
  return 0
}

function countsOf(repairs: FileChanges): string {
  const deleted = [...repairs.values()].filter((text) => text === null).length
  return texts.fix.counts
    .replace('{written}', String(repairs.size - deleted))
    .replace('{deleted}', String(deleted))
}
