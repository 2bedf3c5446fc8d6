import { isObject } from '../../discord/rules/guards'

/** Whom a message notifies. Ids as text, each once, in order of appearance. */
export interface Notified {
  readonly users: readonly string[]
  readonly roles: readonly string[]
  readonly everyone: boolean
}

type Kind = 'users' | 'roles'

const patterns: Readonly<Record<Kind, RegExp>> = { users: /<@!?(\d{17,20})>/g, roles: /<@&(\d{17,20})>/g }

/**
 * Whom Discord would notify for this content; embeds never notify. Without `allowed_mentions` a webhook notifies users
 * only. May count more than Discord does: every id is assumed to exist, and code and escapes hide none, so that a test
 * never passes because the sandbox missed a mention.
 * @example notified('Hi <@&100000000000000002>', { parse: ['roles'] }) // => { users: [], roles: ['100000000000000002'], everyone: false }
 */
export function notified(content: string, allowedMentions: unknown): Notified {
  const allowed = isObject(allowedMentions) ? allowedMentions : { parse: ['users'] }
  const parse = asList(allowed['parse'])
  const of = (kind: Kind) => {
    const listed = asList(allowed[kind]).map(String)
    return mentioned(content, kind).filter((id) => parse.includes(kind) || listed.includes(id))
  }
  const everyone = parse.includes('everyone') && /@(everyone|here)/.test(content)
  return { users: of('users'), roles: of('roles'), everyone }
}

function mentioned(content: string, kind: Kind): readonly string[] {
  const ids = [...content.matchAll(patterns[kind])].flatMap((match) => match[1] ?? [])
  return [...new Set(ids)]
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
