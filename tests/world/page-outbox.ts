import { fetchCurrentForm } from '../../src/catalog/current-form'
import type { Deliver } from '../../src/delivery/deliver'
import { createRelayDelivery } from '../../src/delivery/relay'
import { createWebhookDelivery } from '../../src/delivery/webhook'
import type { Message } from '../../src/engine/message/message'
import { questionOrder } from '../../src/engine/schema/question-order'
import { versionOf } from '../../src/site/submission/draft'
import { sendUnseen, type OutboxServices } from '../../src/site/outbox/send-waiting'
import { outboxFor, type Device, type PageLife } from './device'
import type { Judge } from './judge'
import { readMessage, webhookAddress, type Platform } from './platform'
import { relayOrigin, siteOrigin, type RelayHost } from './relay-host'
import { formOf, slug } from './site-versions'
import { bodyOf, endOfLimit, travel, type Sender } from './wire'
import type { World } from './world'

/** Everything a page reaches beyond itself. */
export interface Around {
  readonly world: World
  readonly platform: Platform
  readonly relay: RelayHost
  readonly judge: Judge
}

/** Undefined if a submission may leave now, otherwise the reason why not. */
type MayLeave = (reference: string) => string | undefined

const day = 24 * 60 * 60 * 1000

/**
 * The delivery of a form's page or of the outbox, over this world's network. `isAsked`, for a form's page: whether
 * someone is pressing a button at this moment.
 */
export function deliverFor(
  life: Sender & PageLife,
  device: Device,
  { world, platform, relay, judge }: Around,
  webhook: number,
  mayLeave: MayLeave,
  isAsked?: () => boolean,
): Deliver {
  const { clock } = world
  /** Until when this sender was last asked to wait. */
  let notBefore = 0
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const body = bodyOf(init.body)
    const reference = /WO-\w{6}/.exec(body)?.[0] ?? ''
    const isLeaving = life.isAlive() && device.isOnline && !init.signal?.aborted
    const objection = life.isAlive() ? mayLeave(reference) : undefined
    if (objection !== undefined) world.breakWith(`${reference} leaves the device though ${objection}`)
    if (isAsked?.()) notBefore = 0
    if (clock.now() < notBefore) world.breakWith(`${reference} is sent again before its wait is over.`)
    world.tell(() => `  ${reference} leaves device ${device.number}`)
    const { time, part } = readSent(body)
    const count = (more: number) => {
      const key = `${reference} ${time}`
      judge.onTheWay.set(key, (judge.onTheWay.get(key) ?? 0) + more)
    }
    if (isLeaving) count(1)
    if (!isAsked) life.onStep?.()
    const name = () => `${reference} ${JSON.stringify(judge.sentAs.get(reference))}`
    // After this click has set the answers.
    if (isAsked) clock.later(checkTry, 0)
    function checkTry(): void {
      if (device.shared.has(reference)) {
        if (device.draftRoom !== 'free') device.unnoted.add(reference)
        return
      }
      const known = device.tries.get(name())
      if (known && known.time !== time) world.breakWith(`${reference} is sent again with a different time.`)
      if (known?.arrived.has(part))
        world.breakWith(`${reference} sends message ${part} again though its page knows that it has arrived.`)
      if (!known && device.draftRoom === 'free') device.tries.set(name(), { time, arrived: new Set() })
    }
    const reply = await travel(world, {
      sender: life,
      signal: init.signal,
      arrive: (isCopy) => {
        if (!url.startsWith(relayOrigin)) return platform.receive(url, body, isCopy)
        const headers = {
          ...Object.fromEntries(new Headers(init.headers)),
          Origin: siteOrigin,
          'CF-Connecting-IP': `192.0.2.${device.number}`,
        }
        return relay.receive(new Request(url, { method: 'POST', headers, body }))
      },
      onGone: () => isLeaving && count(-1),
    })
    notBefore = Math.max(notBefore, await endOfLimit(reply, clock.now()))
    if (isAsked && reply.ok && reply.headers.get('Content-Type')?.includes('json')) {
      device.tries.get(name())?.arrived.add(part)
      life.onStep?.()
    }
    return reply
  }
  const network = {
    fetch,
    sleep: (milliseconds: number) =>
      new Promise<void>((resolve) => void clock.later(() => life.isAlive() && resolve(), milliseconds)),
    random: () => world.chance.next(),
  }
  return world.isRelayed
    ? createRelayDelivery({ url: relayOrigin, ...network })
    : createWebhookDelivery({ url: webhookAddress(webhook), ...network })
}

/** The time and number of a message, or of what the product hands to the relay. */
function readSent(body: string): { readonly time: string; readonly part: number } {
  const { sentAt, ...message } = JSON.parse(body) as Message & { sentAt?: string }
  const read = sentAt === undefined ? readMessage(message, false, 0) : undefined
  return { time: sentAt ?? read?.time ?? '', part: read?.part ?? 1 }
}

/** What the outbox's code takes as parameters, for a page or the worker of a device. */
export function outboxServicesFor(
  life: Sender & PageLife,
  device: Device,
  around: Around,
  drafts: OutboxServices['drafts'],
): OutboxServices {
  const { world, judge } = around
  const { clock } = world
  return {
    outbox: outboxFor(device, life, world),
    drafts,
    now: () => new Date(clock.now()),
    random: () => world.chance.next(),
    later: clock.later,
    async openForm(wanted, signal) {
      const current = await fetchCurrentForm(wanted, () =>
        travel(world, { sender: life, signal, arrive: async () => currentForm(around) }),
      )
      if (!current) return undefined
      const form = { ...current.definition, order: questionOrder(current.definition) }
      const mayLeave: MayLeave = (reference) => {
        const row = device.outbox.get(reference)
        if (judge.takenBack.has(reference)) return 'it was taken back.'
        if (row === undefined) return 'it is not waiting to be sent.'
        if (row.arrived !== undefined) return 'it has arrived.'
        // Waiting for a rate limit to end may take it past the day.
        if (clock.now() - row.queuedAt > day + 300_000) return 'it has waited for more than a day.'
        // The product stored it as a draft.
        const { version } = JSON.parse(row.draft) as { version: string }
        return version === versionOf(form) ? undefined : 'its form has changed since.'
      }
      return { form, deliver: deliverFor(life, device, around, Number(current.address), mayLeave) }
    },
  }
}

/** The host's current definition of the form; the webhook's number is used as its address. */
function currentForm({ world }: Around): Response {
  const form = formOf(world.current)
  if (!form) return new Response('', { status: 404 })
  const { schema, ui, message } = form
  return Response.json({ definition: { slug, schema, ui, message }, address: String(world.current.webhook) })
}

const pausesOfSync = [0, 5 * 60_000, 15 * 60_000]

/** The browser runs the worker to send waiting forms once it has a network, up to three times in all. */
export function askForSync(device: Device, around: Around, onSent: () => void): void {
  const { world } = around
  if (!device.hasSync || device.isSyncing) return
  device.isSyncing = true
  const tryNow = (times: number): void => {
    if (!device.isOnline) return void world.clock.later(() => tryNow(times), 1000 + world.fate.below(30_000))
    let isAlive = true
    const { clock, fate } = world
    // Browsers end a worker that takes too long, whatever it is doing.
    const endEarly = () => {
      if (!isAlive || !device.isSyncing) return
      isAlive = false
      if (device.lock === life) device.lock = undefined
      end()
    }
    const life = {
      isAlive: () => isAlive,
      isOnline: () => device.isOnline,
      onStep: () => fate.chance(0.15) && void clock.later(endEarly, fate.below(6)),
    }
    const { outbox, openForm, now, random, later } = outboxServicesFor(life, device, around, () => undefined)
    world.tell(() => `  the worker of device ${device.number} sends waiting forms`)
    const end = () => {
      device.isSyncing = false
      // The worker notifies pages of arrivals only.
      if ([...device.outbox.values()].some(({ arrived }) => arrived !== undefined)) onSent()
    }
    clock.later(endEarly, fate.chance(0.1) ? fate.below(200) : 300_000)
    sendUnseen(times === pausesOfSync.length, { outbox, openForm, now, random, later }).then(
      () => isAlive && ((isAlive = false), end()),
      () => {
        if (!isAlive) return
        isAlive = false
        const pause = pausesOfSync[times]
        if (pause === undefined) end()
        else world.clock.later(() => tryNow(times + 1), pause)
      },
    )
  }
  world.clock.later(() => tryNow(1), world.fate.below(2000))
}
