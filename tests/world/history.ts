import { happen } from './commands'
import { createDevice, type Device } from './device'
import { createDice, seedOf } from './dice'
import { createJudge, type Plan } from './judge'
import { createPlatform } from './platform'
import { createRelayHost } from './relay-host'
import type { SiteVersion } from './site-versions'
import type { Around } from './page-outbox'
import { createVisitors, type Visitors } from './visitors'
import { calm, createWorld } from './world'

/** Which world, and which of its commands. */
export interface History {
  readonly seed: number
  /** The numbers of the commands to carry out. */
  readonly commands: readonly number[]
  /** Whether to record what happens in words. */
  readonly isTold?: boolean
}

export interface Outcome {
  /** What went wrong; undefined if nothing did. */
  readonly broken: string | undefined
  readonly story: readonly string[]
  /** A checksum: the same for the same history. */
  readonly sum: number
  readonly figures: Figures
}

/**
 * How often each thing happened. Each submission was delivered, taken back, or given up by its owner (who deleted its
 * draft, or left a page that warned it keeps nothing); `heldToTheEnd` of them were still waiting when the world was
 * healed.
 */
export interface Figures {
  readonly submissions: number
  readonly delivered: number
  readonly takenBack: number
  readonly givenUp: number
  readonly heldToTheEnd: number
  readonly tries: number
  readonly queued: number
  readonly takeBacks: number
  readonly broughtBack: number
  readonly restored: number
  readonly messages: number
  readonly marked: number
  readonly pagesCrashed: number
  readonly relayCrashes: number
  readonly deploys: number
}

export const mostCommands = 40

/** Every command of a seed's history. */
export function historyOf(seed: number): History {
  const length = 4 + createDice(seedOf(seed, 0)).below(mostCommands - 4)
  return { seed, commands: Array.from({ length }, (_, index) => index) }
}

/** Run one world from its first moment until everything works again, and judge it. */
export async function live({ seed, commands, isTold = false }: History): Promise<Outcome> {
  const world = createWorld(seed, isTold)
  const platform = createPlatform(world)
  const relay = createRelayHost(world, platform)
  const visitorsOf: { all?: Visitors } = {}
  const judge = createJudge(world, platform, relay, () =>
    (visitorsOf.all?.tabs() ?? []).flatMap((tab) =>
      tab.sessions().map((session) => session.answerStore.answers()),
    ),
  )
  const around: Around = { world, platform, relay, judge }
  const visitors = createVisitors(around)
  visitorsOf.all = visitors
  const devices: readonly [Device, ...Device[]] = world.fate.chance(0.7)
    ? [createDevice(1, world.fate.chance(0.5))]
    : [createDevice(1, true), createDevice(2, false)]
  const counts = { deploys: 0, relayCrashes: 0 }
  const scene = { ...around, visitors, devices, counts }
  world.weather = {
    network: world.fate.pick([0, 0.1, 0.4]),
    platform: world.fate.pick([0, 0.1, 0.4]),
    relay: world.fate.pick([0, 0.1, 0.4]),
  }
  world.tell(() => `${world.isRelayed ? 'through the relay' : 'directly'}, ${JSON.stringify(world.weather)}`)

  const check = () => {
    for (const plan of judge.plans.values()) judge.checkHeld(plan)
    judge.checkStored()
  }
  for (const command of commands) {
    world.fate = createDice(seedOf(seed, 100 + 2 * command))
    world.chance = createDice(seedOf(seed, 101 + 2 * command))
    await happen(scene)
    check()
    judge.checkWaiting()
    if (world.broken !== undefined) break
  }
  const isHeld = ({ sent, isGivenUp }: Plan) => sent !== undefined && !isGivenUp && !judge.isDelivered(sent)
  const heldToTheEnd = [...judge.plans.values()].filter(isHeld).length
  world.fate = createDice(seedOf(seed, 4))
  world.chance = createDice(seedOf(seed, 5))
  if (world.broken === undefined) {
    await heal(around, visitors, devices)
    check()
  }
  if (world.broken === undefined) {
    for (const plan of judge.plans.values())
      if (isHeld(plan)) world.breakWith(`Plan ${plan.number} never arrived.`)
  }
  world.count(`ended at ${world.clock.now()}`)
  const plans = [...judge.plans.values()].flatMap((plan) =>
    plan.sent ? { ...plan, isDelivered: judge.isDone(plan.sent) } : [],
  )
  const lost = plans.filter(({ isDelivered }) => !isDelivered)
  return {
    broken: world.broken,
    story: world.story ?? [],
    sum: world.sum,
    figures: {
      submissions: plans.length,
      delivered: plans.length - lost.length,
      takenBack: lost.filter(({ isTakenBack }) => isTakenBack).length,
      givenUp: lost.filter(({ isTakenBack }) => !isTakenBack).length,
      heldToTheEnd,
      tries: visitors.counts.tries,
      queued: visitors.counts.queued,
      takeBacks: visitors.counts.takeBacks,
      broughtBack: visitors.counts.broughtBack,
      restored: visitors.counts.restored,
      messages: platform.stored.length,
      marked: platform.stored.filter(({ isMarked }) => isMarked).length,
      pagesCrashed: visitors.counts.tabsCrashed,
      ...counts,
    },
  }
}

const minute = 60_000

/** From now on everything works, and everyone who has not seen that their form arrived comes back for it. */
async function heal(around: Around, visitors: Visitors, devices: readonly Device[]): Promise<void> {
  const { world, platform, relay } = around
  const { clock } = world
  world.tell(() => 'everything works from now on')
  world.weather = calm
  world.isHealed = true
  relay.heal()
  for (const device of devices)
    Object.assign(device, { isOnline: true, draftRoom: 'free', outboxRoom: 'free' })
  const webhook = Math.max(...world.versions.map((version) => version.webhook))
  if (world.current.isClosed || world.current.webhook !== webhook) {
    const next: SiteVersion = {
      ...world.current,
      number: world.versions.length + 1,
      isClosed: false,
      webhook,
    }
    world.versions.push(next)
    world.current = next
  }
  void platform
  relay.deploy(world.current)
  await clock.pass(5 * minute)
  // Visitors still looking at a form that hangs or has failed stop it, try again, or close it.
  for (const tab of visitors.tabs()) {
    tab.session()?.stop()
    await clock.pass(100)
    const state = tab.session()?.state().step
    if (state === 'sending') world.breakWith('A form that was stopped is still on its way.')
    if (state !== 'failed') continue
    if (tab.session()?.keeper.isKept() && world.fate.chance(0.5)) continue
    visitors.complete(tab)
    visitors.send(tab)
    await clock.pass(5 * minute)
  }
  for (const tab of visitors.tabs()) visitors.close(tab, 'closed')
  for (const device of devices) await comeBack(device, around, visitors)
  await clock.pass(world.isRelayed ? 26 * 60 * minute : minute)
}

const mostVisits = 15

/** One person comes back until they have nothing left to send. */
async function comeBack(device: Device, { world, judge }: Around, visitors: Visitors): Promise<void> {
  const { clock } = world
  for (let visit = 0; visit < mostVisits && world.broken === undefined; visit += 1) {
    world.tell(() => `device ${device.number} comes back`)
    void visitors.open(device)
    // Long enough for waiting forms to be sent.
    await clock.pass(3 * minute)
    const [tab] = visitors.tabs().filter((each) => each.device === device)
    if (!tab) continue
    tab.showForm()
    const session = tab.session()
    const [draft] = tab.drafts()
    if (!session || !draft) {
      visitors.close(tab, 'closed')
      if (session && device.outbox.size === 0) return
      continue
    }
    // Only orphaned answers are left, and they cannot be sent: the visitor deletes the draft.
    if (Object.keys(draft.draft.answers).length === 0) {
      tab.deleteDraft(draft)
      visitors.close(tab, 'closed')
      continue
    }
    const text = JSON.stringify(draft.draft)
    // A draft may hold answers of an earlier plan as well.
    const plans = [...judge.plans.values()].filter(({ number }) => text.includes(`S${number}v`))
    const plan = plans.find((each) => each.sent && !each.isGivenUp && !judge.isDone(each.sent))
    if (!plan) {
      // Its owner has read that all of it was sent, perhaps from another page with more answers.
      for (const each of plans) if (each.sent) each.isGivenUp = true
      tab.deleteDraft(draft)
    } else {
      tab.restore(draft)
      visitors.complete(tab)
      visitors.send(tab)
      await clock.pass(10 * minute)
      const state = tab.session()?.state()
      if (tab.isAlive() && state?.step !== 'sent')
        world.breakWith(
          `Plan ${plan.number} cannot be sent though everything works: ${JSON.stringify(state)}`,
        )
    }
    for (const each of visitors.tabs()) if (each.device === device) visitors.close(each, 'closed')
    await clock.pass(1000)
  }
}
