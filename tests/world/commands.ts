import type { Device } from './device'
import type { FormChange, SiteVersion } from './site-versions'
import type { Around } from './page-outbox'
import type { Tab } from './tab'
import type { Visitors } from './visitors'
import { calm } from './world'

interface Scene extends Around {
  readonly visitors: Visitors
  readonly devices: readonly [Device, ...Device[]]
  readonly counts: { deploys: number; relayCrashes: number }
}

type Command = readonly [weight: number, act: (scene: Scene) => void | Promise<void>]

const onTab = (act: (tab: Tab, scene: Scene) => void, isFit: (tab: Tab) => boolean = () => true) => {
  return async (scene: Scene): Promise<void> => {
    const tabs = scene.visitors.tabs()
    const [first, ...others] = tabs.filter(isFit)
    if (first) act(scene.world.fate.pick([first, ...others]), scene)
    else if (tabs.length === 0) await openPage(scene)
  }
}

const hasFailed = (tab: Tab) => tab.session()?.state().step === 'failed'
const hasWaiting = (tab: Tab) => tab.device.outbox.size > 0
const hasDraft = (tab: Tab) => tab.drafts().length > 0

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** What can happen in a world, and how often it does. */
const commands: readonly Command[] = [
  [4, openPage],
  [12, onTab((tab, { visitors }) => (tab.showForm(), visitors.type(tab)))],
  [20, onTab((tab, { visitors }) => visitors.send(tab))],
  [5, onTab((tab, { visitors }) => visitors.complete(tab))],
  [3, onTab((tab) => tab.session()?.stop())],
  [9, onTab((tab, { visitors }) => visitors.queue(tab), hasFailed)],
  [6, onTab((tab, { visitors }) => visitors.takeBack(tab), hasWaiting)],
  [2, takeBackOnReturn],
  [2, onTab((tab) => tab.sendWaiting())],
  [4, onTab((tab) => (tab.session() ? tab.leaveForm() : tab.showForm()))],
  [5, onTab(closePage)],
  [3, onTab((tab, { visitors }) => visitors.close(tab, 'crashed'))],
  [3, onTab(reloadPage)],
  [5, onTab(restoreDraft, hasDraft)],
  [3, goOnInTwoPages],
  [2, queueInTwoPages],
  [2, deleteInSecondPage],
  [1, onTab(deleteDraft, hasDraft)],
  [6, goOfflineOrOnline],
  [2, changeRoom],
  [4, changeWeather],
  [4, deploy],
  [1, rollBack],
  [3, crashRelay],
  [1, ({ world }) => world.clock.pass(25 * hour)],
]

const weightOfAll = commands.reduce((sum, [weight]) => sum + weight, 0)

const pauses = [
  0,
  2,
  30,
  300,
  600,
  second,
  5 * second,
  20 * second,
  minute,
  10 * minute,
  hour,
  7 * hour,
] as const

/** One event, followed by some time. */
export async function happen(scene: Scene): Promise<void> {
  const { fate, clock } = scene.world
  let at = fate.below(weightOfAll)
  const command = commands.find(([weight]) => (at -= weight) < 0)
  const pause = pauses[Math.min(fate.below(pauses.length), fate.below(pauses.length))] ?? 0
  await command?.[1](scene)
  await clock.pass(pause)
}

async function openPage({ visitors, world, devices }: Scene): Promise<void> {
  const device = world.fate.pick(devices)
  if (visitors.tabs().filter((tab) => tab.device === device).length >= 2) return
  world.tell(() => `device ${device.number} opens a page`)
  const open = async () => {
    const tab = await visitors.open(device)
    tab?.showForm()
    if (tab && world.fate.chance(0.7)) visitors.type(tab)
  }
  void open()
  await world.clock.pass(500)
}

function closePage(tab: Tab, { visitors, world }: Scene): void {
  if (tab.warns() && world.fate.chance(0.5)) return
  visitors.close(tab, 'closed')
}

function reloadPage(tab: Tab, { world }: Scene): void {
  if (tab.warns()) return
  world.tell(() => `device ${tab.device.number} reloads its page`)
  tab.reload()
}

function restoreDraft(tab: Tab, scene: Scene): void {
  const { visitors, world } = scene
  const session = tab.session()
  const [draft] = tab.drafts()
  if (!session || !draft || session.state().step === 'sending') return
  const mine = visitors.planOn(session)?.number
  const other = Object.values(draft.draft.answers).join(' ')
  if (mine !== undefined && !other.includes(`S${mine}v`)) return
  world.tell(() => `device ${tab.device.number} restores ${draft.key}`)
  visitors.counts.restored += 1
  tab.restore(draft)
  // Of several drafts on offer, one after the other.
  if (world.fate.chance(0.5)) restoreDraft(tab, scene)
}

/** A returning visitor takes back what the worker may have sent in the meantime, before the page has looked. */
async function takeBackOnReturn(scene: Scene): Promise<void> {
  const { visitors, world, devices } = scene
  const device = devices.find(({ outbox, hasSync }) => hasSync && outbox.size > 0)
  if (!device) return
  for (const tab of visitors.tabs()) if (tab.device === device) closePage(tab, scene)
  device.isOnline = true
  await world.clock.pass(world.fate.pick([20 * second, minute, 10 * minute]))
  const goOn = async () => {
    const tab = await visitors.open(device)
    if (tab?.isAlive()) visitors.takeBack(tab)
  }
  void goOn()
  await world.clock.pass(500)
}

/** The page of a form that failed, on a device that has no second page open. */
function onlyPageFailed({ visitors }: Scene): Tab | undefined {
  const failed = visitors.tabs().find(hasFailed)
  const pages = visitors.tabs().filter(({ device }) => device === failed?.device)
  return pages.length < 2 ? failed : undefined
}

/** A visitor who opens the draft of a failed form in a second page may continue in both. */
async function goOnInTwoPages(scene: Scene): Promise<void> {
  const { visitors, world } = scene
  const failed = onlyPageFailed(scene)
  if (!failed) return
  const goOn = async () => {
    const second = await visitors.open(failed.device)
    second?.showForm()
    if (second) restoreDraft(second, scene)
    if (world.fate.chance(0.7)) visitors.queue(failed)
    await world.clock.sleep(20)
    if (second?.isAlive() && world.fate.chance(0.7)) visitors.send(second)
  }
  void goOn()
  await world.clock.pass(500)
}

/** Without a network, a visitor lets one form wait in two pages, with other answers in each, nearly at once. */
async function queueInTwoPages(scene: Scene): Promise<void> {
  const { visitors, world } = scene
  const failed = onlyPageFailed(scene)
  if (!failed) return
  const goOn = async () => {
    const second = await visitors.open(failed.device)
    second?.showForm()
    if (!second) return
    restoreDraft(second, scene)
    if (!world.isHealed) failed.device.isOnline = false
    visitors.send(second)
    await world.clock.sleep(20)
    if (second.isAlive()) visitors.type(second)
    if (second.isAlive()) visitors.queue(second)
    await world.clock.sleep(2)
    if (failed.isAlive()) visitors.queue(failed)
  }
  void goOn()
  await world.clock.pass(500)
}

/**
 * A second page offers the draft of a form that the first page then sends; the first page has begun another form by
 * the time the offer is deleted.
 */
async function deleteInSecondPage(scene: Scene): Promise<void> {
  const { visitors, world } = scene
  const first = onlyPageFailed(scene)
  if (!first) return
  const goOn = async () => {
    const other = await visitors.open(first.device)
    other?.showForm()
    visitors.send(first)
    await world.clock.sleep(5 * second)
    if (!first.isAlive()) return
    visitors.type(first)
    visitors.send(first)
    await world.clock.sleep(second)
    if (other?.isAlive()) deleteDraft(other, scene)
  }
  void goOn()
  await world.clock.pass(7 * second)
}

function deleteDraft(tab: Tab, { judge, world }: Scene): void {
  const [draft] = tab.drafts()
  if (!draft) return
  world.tell(() => `device ${tab.device.number} deletes ${draft.key}`)
  for (const plan of judge.plans.values())
    if (Object.values(draft.draft.answers).some((text) => text.includes(`S${plan.number}v`)))
      plan.isGivenUp = true
  tab.deleteDraft(draft)
}

function goOfflineOrOnline({ visitors, devices, world }: Scene): void {
  const device = world.fate.pick(devices)
  device.isOnline = !device.isOnline
  world.tell(() => `device ${device.number} goes ${device.isOnline ? 'online' : 'offline'}`)
  if (device.isOnline) for (const tab of visitors.tabs()) if (tab.device === device) tab.goOnline()
}

function changeRoom({ devices, world }: Scene): void {
  const device = world.fate.pick(devices)
  const room = world.fate.pick(['free', 'full', 'off'] as const)
  device.tries.clear()
  if (world.fate.chance(0.6)) device.draftRoom = room
  else device.outboxRoom = room
  world.tell(() => `device ${device.number}: drafts ${device.draftRoom}, outbox ${device.outboxRoom}`)
}

function changeWeather({ world }: Scene): void {
  const share = () => world.fate.pick([0, 0.1, 0.4, 0.9])
  world.weather = world.fate.chance(0.3) ? calm : { network: share(), platform: share(), relay: share() }
  world.tell(() => `the weather: ${JSON.stringify(world.weather)}`)
}

function deploy(scene: Scene): void {
  const { world, platform, counts } = scene
  const { fate, current } = world
  const part = fate.pick<keyof FormChange | 'webhook' | 'closed'>([
    'isAdded',
    'isRenamed',
    'isRemoved',
    'isOptionGone',
    'webhook',
    'closed',
  ])
  const next: SiteVersion = {
    number: world.versions.length + 1,
    change:
      part === 'webhook' || part === 'closed'
        ? current.change
        : { ...current.change, [part]: !current.change[part] },
    isClosed: part === 'closed' && !current.isClosed,
    webhook: part === 'webhook' && current.webhook < 9 ? current.webhook + 1 : current.webhook,
  }
  counts.deploys += 1
  if (part === 'webhook') platform.remove(current.webhook)
  bringOut(scene, next)
  world.versions.push(next)
  world.tell(() => `version ${next.number}: ${part}`)
}

function rollBack(scene: Scene): void {
  const { world } = scene
  const earlier = world.versions[world.current.number - 2]
  if (!earlier) return
  world.tell(() => `back to version ${earlier.number}`)
  bringOut(scene, earlier)
}

function bringOut({ world, relay }: Scene, version: SiteVersion): void {
  world.current = version
  if (world.fate.chance(0.8)) relay.deploy(version)
  else world.clock.later(() => world.isHealed || relay.deploy(version), 10 * minute)
}

function crashRelay({ world, relay, counts }: Scene): void {
  const kind = world.fate.below(3)
  counts.relayCrashes += 1
  world.tell(() => ['the relay crashes soon', 'the relay is down', 'the relay crashes now'][kind] ?? '')
  if (kind === 0) relay.crashAfter(world.fate.below(12))
  else if (kind === 1) relay.stayDown(world.fate.pick([second, 10 * second, 10 * minute]))
  else relay.crash()
}
