import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillText, pluralText } from '../../engine/fill-text'
import { type Conversation, askUntil, type Read, unlessStopped } from '../../generate/cli/conversation'
import { filesOnDisk } from '../../generate/cli/terminal'
import { withChanges } from '../../generate/fix/file-changes'
import { lint } from '../../lint/lint'
import { formatDiagnostics } from '../../lint/report/format-diagnostics'
import { decodeText } from '../../lint/source/decode-text'
import { createCache, type WorkspaceFiles } from '../../lint/source/read-workspace'
import { hasFixedPage } from '../../workbench/client/files/form-list'
import { slugsIn } from '../../workbench/form-files'
import { adopt, pairOf, shadesIn, tokensPath, placeholder, type NetworkFacts } from './adopt'
import texts from './texts.json'

/**
 * Ask for the facts about the network, and write the changed files into the repository at `root`: all of them, or,
 * where a form or the page content would not pass the linter, none. With arguments it only says how to use it. Returns the
 * exit code.
 */
export async function runAdopt(
  conversation: Conversation,
  root: string,
  args: readonly string[] = [],
): Promise<number> {
  if (args.length > 0) {
    conversation.say(texts.usage)
    return args.join(' ') === '--help' ? 0 : 2
  }
  const { read, update } = filesOnDisk('')
  const written = await read(root)
  const tokens = readFileSync(join(root, tokensPath), 'utf8')
  const network = await unlessStopped(
    askNetwork(conversation, {
      main: pairOf(tokens, 'ember')[0],
      second: pairOf(tokens, 'heart')[0],
      forms: slugsIn(textsIn(written)).filter((slug) => !hasFixedPage(slug)),
    }),
  )
  if (!network) {
    conversation.say(`\n${texts.stopped}`)
    return 1
  }
  const shades = Object.entries(shadesIn(tokens, network)).map(
    ([name, pair]) => `${name} ${pair.join(' / ')}`,
  )
  conversation.say(fillText(texts.shades, { shades: shades.join(', ') }))
  let count = 0
  // Other files may have been saved while the questions were asked.
  const refusal = await update(root, (now) => {
    const current = readFileSync(join(root, tokensPath), 'utf8')
    const changes = adopt(new Map([...textsIn(now), [tokensPath, current]]), readEnv(root), network)
    const after = withChanges(now, new Map([...changes].filter(([path]) => now.has(path))))
    const errors = lint(after, createCache()).filter(({ severity }) => severity === 'error')
    if (errors.length > 0)
      return `${pluralText(texts.errors, errors.length)}\n${formatDiagnostics(errors, after)}`
    count = changes.size
    return changes
  })
  conversation.say(refusal ?? fillText(texts.done, { count }))
  return refusal === undefined ? 0 : 1
}

/** The texts that adopting may change. */
function textsIn(files: WorkspaceFiles): ReadonlyMap<string, string> {
  return new Map(
    [...files].flatMap(([path, file]) => {
      const decoded = decodeText(file)
      return decoded.ok && /\.(?:json|md)$/.test(path) && !path.includes('/_schema/')
        ? [[path, decoded.text] as const]
        : []
    }),
  )
}

function readEnv(root: string): string {
  const own = join(root, '.env')
  return readFileSync(existsSync(own) ? own : join(root, '.env.example'), 'utf8')
}

const { questions, refused } = texts

/** Ask for the facts, with `offers` for empty input. */
async function askNetwork(
  conversation: Conversation,
  offers: Pick<NetworkFacts, 'main' | 'second' | 'forms'>,
): Promise<NetworkFacts> {
  conversation.say(texts.hello)
  const ask = (key: keyof typeof questions, read: (text: string) => Read<string>, usual?: string) =>
    askUntil(conversation, questions[key], read, usual)
  const forms = fillText(questions.forms, { forms: offers.forms.join(', ') })
  return {
    name: await ask('name', readName),
    host: await ask('host', fits(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, refused.host)),
    site: await ask('site', readSite),
    chat: await ask('chat', readAddress),
    photos: await ask('photos', readAddress),
    videos: await ask('videos', readAddress),
    mail: await ask('mail', fits(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, refused.mail)),
    main: await ask('main', readColour, offers.main),
    second: await ask('second', readColour, offers.second),
    forms: await askUntil(conversation, forms, readForms(offers.forms), texts.allForms),
  }
}

function readName(text: string): Read<string> {
  const name = text.trim()
  const isTaken = name.toLowerCase().includes(placeholder.toLowerCase())
  if (name !== '' && name.length <= 40 && !isTaken && !name.includes('`')) return { ok: true, value: name }
  return { ok: false, reason: fillText(refused.name, { placeholder }) }
}

function readAddress(text: string): Read<string> {
  const address = text.trim()
  const isWhole = /^https:\/\/[^\s"]+$/.test(address) && URL.canParse(address)
  return isWhole ? { ok: true, value: address.replace(/\/$/, '') } : { ok: false, reason: refused.address }
}

/** Parses the site's origin: pages add their paths to it, so it must not have one. */
function readSite(text: string): Read<string> {
  const read = readAddress(text)
  const isAlone = !read.ok || new URL(read.value).href === `${new URL(read.value).origin}/`
  return isAlone ? read : { ok: false, reason: refused.site }
}

function readColour(text: string): Read<string> {
  return fits(/^#[0-9a-f]{6}$/, refused.colour)(text.toLowerCase())
}

function readForms(all: readonly string[]): (text: string) => Read<readonly string[]> {
  return (text) => {
    const given = text.trim().toLowerCase()
    if (given === texts.allForms) return { ok: true, value: all }
    const named = given.split(',').flatMap((each) => each.trim() || [])
    const unknown = named.find((each) => !all.includes(each))
    return unknown === undefined
      ? { ok: true, value: named }
      : { ok: false, reason: fillText(refused.forms, { form: unknown }) }
  }
}

function fits(pattern: RegExp, reason: string): (text: string) => Read<string> {
  return (text) => (pattern.test(text.trim()) ? { ok: true, value: text.trim() } : { ok: false, reason })
}
