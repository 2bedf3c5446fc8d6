import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillText } from '../../engine/fill-text'
import type { Conversation } from '../../generate/cli/conversation'
import { writeFiles } from '../../generate/cli/write-files'
import { withChanges } from '../../generate/fix/file-changes'
import { lint } from '../../lint/lint'
import { readFiles } from '../../lint/read-files'
import { formatDiagnostics } from '../../lint/report/format-diagnostics'
import { decodeText } from '../../lint/source/decode-text'
import { createCache } from '../../lint/source/read-workspace'
import { canBeDeleted } from '../../workbench/client/files/delete-form'
import { slugsIn } from '../../workbench/client/files/files-of-form'
import { adopt, shadesIn, tokensPath } from './adopt'
import { askNetwork } from './ask-network'
import texts from './texts.json'

/**
 * Ask what the network is, and write what follows into the repository at `root`: all of it, or, where a form or the page
 * content would not pass the linter, nothing. Returns the code to exit with.
 */
export async function runAdopt(conversation: Conversation, root: string): Promise<number> {
  const written = readFiles(root)
  const files = new Map(
    [...written].flatMap(([path, file]) => {
      const decoded = decodeText(file)
      return decoded.ok && /\.(?:json|md)$/.test(path) && !path.includes('/_schema/')
        ? [[path, decoded.text] as const]
        : []
    }),
  )
  const tokens = readFileSync(join(root, tokensPath), 'utf8')
  const colour = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+)`).exec(tokens)?.[1] ?? ''
  const network = await askNetwork(conversation, {
    main: colour('ember'),
    second: colour('heart'),
    forms: slugsIn(files).filter(canBeDeleted),
  })
  if (!network) {
    conversation.say(`\n${texts.stopped}`)
    return 1
  }
  const shades = Object.entries(shadesIn(tokens, network)).map(
    ([name, pair]) => `${name} ${pair.join(' / ')}`,
  )
  conversation.say(fillText(texts.shades, { shades: shades.join(', ') }))
  const changes = adopt(new Map([...files, [tokensPath, tokens]]), readEnv(root), network)
  const after = withChanges(written, new Map([...changes].filter(([path]) => written.has(path))))
  const errors = lint(after, createCache()).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const { one, other } = texts.errors
    conversation.say(errors.length === 1 ? one : fillText(other, { count: errors.length }))
    conversation.say(formatDiagnostics(errors, after))
    return 1
  }
  writeFiles(root, changes)
  conversation.say(fillText(texts.done, { count: changes.size }))
  return 0
}

function readEnv(root: string): string {
  const own = join(root, '.env')
  return readFileSync(existsSync(own) ? own : join(root, '.env.example'), 'utf8')
}
