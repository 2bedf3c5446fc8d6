import { askUntil, type Conversation, type Read } from '../../generate/cli/conversation'
import { fillText } from '../../engine/fill-text'
import { placeholder, type Network } from './adopt'
import texts from './texts.json'

const { questions, refused } = texts

/** What is offered where nothing is typed. */
export interface Offers {
  readonly main: string
  readonly second: string
  /** The names of the forms that can go. */
  readonly forms: readonly string[]
}

/** Ask for everything that makes the site a network's own. Undefined when the person stops before the end. */
export async function askNetwork(conversation: Conversation, offers: Offers): Promise<Network | undefined> {
  conversation.say(texts.hello)
  const given: Record<string, string> = {}
  for (const [key, read, usual] of [
    ['name', readName],
    ['host', fits(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, refused.host)],
    ['site', readAddress],
    ['chat', readAddress],
    ['photos', readAddress],
    ['videos', readAddress],
    ['mail', fits(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, refused.mail)],
    ['main', readColour, offers.main],
    ['second', readColour, offers.second],
  ] as const) {
    const answer = await askUntil(conversation, questions[key], read, usual)
    if (answer === undefined) return undefined
    given[key] = answer
  }
  const question = fillText(questions.forms, { forms: offers.forms.join(', ') })
  const forms = await askUntil(conversation, question, readForms(offers.forms), texts.allForms)
  // Every key was asked for above.
  return forms && { ...(given as unknown as Omit<Network, 'forms'>), forms }
}

function readName(text: string): Read<string> {
  const name = text.trim()
  const isTaken = name.toLowerCase().includes(placeholder.toLowerCase())
  if (name !== '' && name.length <= 40 && !isTaken) return { ok: true, value: name }
  return { ok: false, reason: fillText(refused.name, { placeholder }) }
}

function readAddress(text: string): Read<string> {
  const address = text.trim()
  const isWhole = /^https:\/\/[^\s"]+$/.test(address) && URL.canParse(address)
  return isWhole ? { ok: true, value: address.replace(/\/$/, '') } : { ok: false, reason: refused.address }
}

function readColour(text: string): Read<string> {
  return fits(/^#[0-9a-f]{6}$/, refused.colour)(text.toLowerCase())
}

function readForms(all: readonly string[]): (text: string) => Read<readonly string[]> {
  return (text) => {
    if (text.trim() === texts.allForms) return { ok: true, value: all }
    const named = text.split(',').map((each) => each.trim())
    const unknown = named.find((each) => !all.includes(each))
    return unknown === undefined
      ? { ok: true, value: named }
      : { ok: false, reason: fillText(refused.forms, { form: unknown }) }
  }
}

function fits(pattern: RegExp, reason: string): (text: string) => Read<string> {
  return (text) => (pattern.test(text.trim()) ? { ok: true, value: text.trim() } : { ok: false, reason })
}
