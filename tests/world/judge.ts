import type { Device } from './device'
import type { Platform, StoredMessage } from './platform'
import type { RelayHost } from './relay-host'
import { title, type QuestionName } from './site-versions'
import type { World } from './world'

/** Answers as they were when they were sent. */
export type Texts = Readonly<Record<string, string>>

/** What one visitor wants to send, from the first time they press the button. */
export interface Plan {
  readonly number: number
  readonly device: Device
  /** What was last sent or queued. */
  sent: Texts | undefined
  /** Every version of it that was ever sent. */
  readonly versions: Texts[]
  /** The owner no longer wants it, or was warned that it would be lost. */
  isGivenUp: boolean
  /** They took it out of the outbox and no longer want it. */
  isTakenBack: boolean
}

/** The other place where answers may be: on open pages. */
type OnScreen = () => readonly Texts[]

export interface Judge {
  readonly plans: Map<number, Plan>
  /** A visitor presses "Send" or queues the form: from now on none of it may be lost. */
  readonly promise: (plan: Plan, texts: Texts, reference: string | undefined) => void
  /** What was last sent under a reference. */
  readonly sentAs: ReadonlyMap<string, Texts>
  /** Whether all of this has arrived as it was sent. */
  readonly isDelivered: (texts: Texts) => boolean
  /** Whether it has arrived, or its owner has read that it was sent. */
  readonly isDone: (texts: Texts) => boolean
  /** A visitor was shown that it has arrived, under this reference. */
  readonly toldSent: (texts: Texts, reference: string) => void
  /** A visitor was shown that it certainly did not arrive beyond this many messages. */
  readonly toldFailed: (reference: string, sentAt: Date, stored: number) => void
  /** A visitor was shown that it waits on their device, under this reference. */
  readonly toldWaiting: (device: Device, texts: Texts, reference: string) => void
  /** Forms shown as waiting leave the outbox only by arriving or by becoming drafts. */
  readonly checkWaiting: () => void
  /** Nothing that was sent is lost at this moment. */
  readonly checkHeld: (plan: Plan) => void
  /** The channel contains what was sent, and duplicates are marked. */
  readonly checkStored: () => void
  /** References that were taken back and not sent again since. */
  readonly takenBack: Set<string>
  /** How many requests have not arrived yet, by their reference and the time of their try. */
  readonly onTheWay: Map<string, number>
}

const token = /\bS(\d+)v(\d+)\b/

/** The number of the plan that a text belongs to. */
export function planOf(text: string): number | undefined {
  const found = token.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

const draftsOf = ({ store }: Device) =>
  [...store.texts].flatMap(([key, text]) => (key.startsWith('form-draft/') ? text : []))

export function createJudge(world: World, platform: Platform, relay: RelayHost, onScreen: OnScreen): Judge {
  const plans = new Map<number, Plan>()
  const onTheWay = new Map<string, number>()
  const takenBack = new Set<string>()
  const sentAs = new Map<string, Texts>()
  const waiting = new Set<{ readonly device: Device; readonly texts: Texts; readonly reference: string }>()

  let known: { readonly count: number; readonly sets: ReadonlyMap<string, readonly StoredMessage[]> } = {
    count: 0,
    sets: new Map(),
  }
  const delivered = new WeakSet<Texts>()
  const told: Texts[] = []
  const read = new Map<string, { readonly count: number; readonly texts: Texts }>()
  let checked = 0

  /** The messages of each try. */
  const setsOf = () => {
    if (known.count === platform.stored.length) return known.sets
    const sets = new Map<string, StoredMessage[]>()
    for (const message of platform.stored) {
      const key = `${message.reference} ${message.time}`
      sets.set(key, [...(sets.get(key) ?? []), message])
    }
    known = { count: platform.stored.length, sets }
    return sets
  }
  const textsOf = (key: string, set: readonly StoredMessage[]) => {
    const before = read.get(key)
    if (before?.count === set.length) return before.texts
    const texts = textsIn(set)
    read.set(key, { count: set.length, texts })
    return texts
  }
  const isComplete = (set: readonly StoredMessage[]) => {
    const parts = set[0]?.parts ?? 0
    return new Set(set.map(({ part }) => part)).size === parts
  }
  const isDelivered = (texts: Texts) => {
    if (delivered.has(texts)) return true
    const isThere = [...setsOf()].some(([key, set]) => isComplete(set) && isSame(textsOf(key, set), texts))
    if (isThere) delivered.add(texts)
    return isThere
  }
  const isSafeAtRelay = (texts: Texts, reference?: string) =>
    relay.safe().some((each) => {
      if (each.state === 'delivered' || (reference !== undefined && each.reference !== reference))
        return false
      // As `queue-store.ts` writes it.
      const { messages, sent } = JSON.parse(each.rest) as {
        messages: { embeds: StoredMessage[] }[]
        sent: number
      }
      const waiting = messages.map((message, at) => ({
        fields: message.embeds[0]?.fields ?? [],
        part: at + 1,
      }))
      const known = [...setsOf().values()]
        .flat()
        .filter((message) => message.reference === each.reference && message.part <= sent)
      return messages.length > 0 && known.length >= sent && isSame(textsIn(waiting), texts)
    })

  return {
    plans,
    onTheWay,
    takenBack,
    sentAs,
    promise(plan, texts, reference) {
      plan.sent = texts
      plan.versions.push(texts)
      if (reference === undefined) return
      // Its owner has resumed it and sends it again, perhaps with other answers.
      for (const each of waiting) if (each.reference === reference) waiting.delete(each)
      // If the answers have changed, all of it is sent again, with the current time.
      if (JSON.stringify(sentAs.get(reference)) !== JSON.stringify(texts)) plan.device.tries.clear()
      sentAs.set(reference, texts)
      takenBack.delete(reference)
    },
    isDelivered,
    isDone: (texts) =>
      isDelivered(texts) ||
      told.some((read) => Object.values(texts).every((text) => Object.values(read).includes(text))),
    toldSent(texts, reference) {
      world.count(`told sent ${reference}`)
      told.push(texts)
      if (!isDelivered(texts) && !isSafeAtRelay(texts))
        world.breakWith(`${reference} was shown as sent, and it is nowhere.`)
    },
    toldFailed(reference, sentAt, stored) {
      const time = sentAt.toISOString()
      // Another page may be trying the same draft: each reports only its own try.
      if ((onTheWay.get(`${reference} ${time}`) ?? 0) > 0)
        world.breakWith(`${reference} was shown as certainly failed, and is on its way.`)
      const parts = new Set(
        platform.stored.flatMap((message) =>
          message.reference === reference && message.time === time && !message.isCopy ? message.part : [],
        ),
      )
      const more = [...parts].filter((part) => part > stored)
      if (more.length > 0) world.breakWith(`${reference} was shown as certainly failed, and has arrived.`)
      if (
        world.isRelayed &&
        relay.safe().some((each) => each.reference === reference && each.rest.includes(time))
      )
        world.breakWith(`${reference} was shown as certainly failed, and the relay has it.`)
    },
    toldWaiting: (device, texts, reference) => void waiting.add({ device, texts, reference }),
    checkWaiting() {
      for (const each of waiting) {
        const { device, texts, reference } = each
        const signed = Object.values(texts).filter((text) => planOf(text) !== undefined)
        const isIn = (place = '') => signed.every((text) => place.includes(text))
        if (isIn(device.outbox.get(reference)?.draft)) continue
        waiting.delete(each)
        // It became a draft again, and its owner deleted it.
        if (plans.get(planOf(signed.join(' ')) ?? -1)?.isGivenUp) continue
        if (isDelivered(texts) || isSafeAtRelay(texts) || draftsOf(device).some(isIn)) continue
        world.breakWith(`${reference} was shown as waiting on the device, and is not there.`)
      }
    },
    checkHeld(plan) {
      const { sent, device, number } = plan
      if (sent === undefined || plan.isGivenUp || isDelivered(sent) || isSafeAtRelay(sent)) return
      const queued = [...device.outbox.values()].map(({ draft }) => draft)
      const open = onScreen().flatMap((texts) => Object.values(texts))
      const places = [...draftsOf(device), ...queued, ...open]
      for (const [name, text] of Object.entries(sent)) {
        if (
          planOf(text) === undefined ||
          places.some((place) => place.includes(text)) ||
          hasNewer(places, text)
        )
          continue
        world.breakWith(`The answer at "${name}" of plan ${number} is lost: ${text.slice(0, 40)}`)
      }
    },
    checkStored() {
      if (checked === platform.stored.length) return
      checked = platform.stored.length
      const sets = setsOf()
      for (const [key, set] of sets) {
        checkDoubles(world, key, set)
        if (!isComplete(set)) continue
        const texts = textsOf(key, set)
        const plan = plans.get(Number(/S(\d+)v/.exec(Object.values(texts).join(' '))?.[1]))
        if (!plan?.versions.some((version) => isSame(texts, version)))
          world.breakWith(`What arrived as ${key} was never sent so: ${JSON.stringify(texts).slice(0, 300)}`)
      }
      const plain = new Map<string, number>()
      for (const set of sets.values()) {
        const reference = set[0]?.reference ?? ''
        // When the network has duplicated a request, the sender saw a refusal.
        if (set.some(({ isMarked }) => isMarked) || set.every(({ isCopy }) => isCopy)) continue
        plain.set(reference, (plain.get(reference) ?? 0) + 1)
        if ((plain.get(reference) ?? 0) > 1) world.breakWith(`${reference} has arrived twice, unmarked.`)
      }
    },
  }
}

/** The owner has written another text in its place since: its sign is somewhere with a later number. */
function hasNewer(places: readonly string[], text: string): boolean {
  const [sign = '', plan = '', version = ''] = token.exec(text) ?? []
  const start = text.slice(0, text.indexOf(sign))
  return places.some((place) =>
    [...place.matchAll(new RegExp(`${start}S${plan}v(\\d+)\\b`, 'g'))].some(
      ([, found]) => Number(found) > Number(version),
    ),
  )
}

function checkDoubles(world: World, key: string, set: readonly StoredMessage[]): void {
  const plain = new Set<number>()
  for (const { part, isMarked, isCopy } of set) {
    if (isMarked || isCopy) continue
    if (plain.has(part)) world.breakWith(`Part ${part} of ${key} has arrived twice, unmarked.`)
    plain.add(part)
  }
}

/** The answers in a set of messages, as a reader would put them together, without the fallbacks. */
function textsIn(set: readonly Pick<StoredMessage, 'fields' | 'part'>[]): Texts {
  const first = new Map<number, StoredMessage['fields']>()
  for (const { part, fields } of set) if (!first.has(part)) first.set(part, fields)
  const fields = [...first].toSorted(([one], [other]) => one - other).flatMap(([, each]) => each)
  const texts: Record<string, string> = {}
  for (const { name, value } of fields) {
    const question = name.replace(/ \(\d+\/\d+\)$/, '')
    if (value !== 'Not provided') texts[question] = (texts[question] ?? '') + squeezed(value)
  }
  return texts
}

/** Whether a reader sees what was typed: each answer under its question's title, and nothing else. */
function isSame(read: Texts, sent: Texts): boolean {
  const wanted = Object.entries(sent).filter(([, text]) => text.trim() !== '')
  return (
    wanted.length === Object.keys(read).length &&
    // Messages contain only the names of questions.
    wanted.every(([name, text]) => read[title[name as QuestionName]] === squeezed(text))
  )
}
