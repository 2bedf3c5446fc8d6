import type { CompiledForm } from '../../src/engine/schema/form'
import { deleteDraft } from '../../src/site/submission/draft'
import { draftKeys } from '../../src/site/submission/draft-keys'
import { collectDrafts, type FoundDraft } from '../../src/site/form-page/drafts/find-draft'
import type { FormEvent } from '../../src/site/submission/form-state'
import {
  openSession,
  type FormSession,
  type OngoingSessions,
  type SessionServices,
} from '../../src/site/form-page/form-session'
import { answerPage } from '../../src/site/offline/answer-page'
import {
  carryDraft,
  moveToNewVersion,
  takeCarriedDraft,
  type MoveServices,
} from '../../src/site/new-version/move-to-new-version'
import type { WaitingForm } from '../../src/site/outbox/outbox-store'
import { queueForm } from '../../src/site/outbox/queue-form'
import { sendWaiting, takeBack } from '../../src/site/outbox/send-waiting'
import { activate, createTextStore, keepSite, type Device, type PageLife, type TextStore } from './device'
import { askForSync, deliverFor, outboxServicesFor, type Around } from './page-outbox'
import { restoreDraft } from './restore-draft'
import { formOf, slug, type SiteVersion } from './site-versions'
import { travel } from './wire'

/** How often the bar of the outbox tries again, in milliseconds. */
const barPause = 45_000

/** One open page of the site, at a form or elsewhere, with the code that visitors have. */
export interface Tab extends PageLife {
  readonly device: Device
  readonly version: SiteVersion
  readonly form: CompiledForm | undefined
  /** The form on screen; undefined on another page of the site. */
  readonly session: () => FormSession | undefined
  /** All forms of this page, including those still being sent while another page is shown. */
  readonly sessions: () => readonly FormSession[]
  readonly drafts: () => readonly FoundDraft[]
  readonly restore: (draft: FoundDraft) => void
  readonly deleteDraft: (draft: FoundDraft) => void
  /** Press the form's button. */
  readonly send: () => Promise<void>
  readonly showForm: () => void
  readonly leaveForm: () => void
  readonly takeBack: (reference: string) => Promise<boolean>
  /** Sends waiting forms, like the button in the bar. */
  readonly sendWaiting: () => void
  /** Whether the browser would ask before closing this page. */
  readonly warns: () => boolean
  /** `crashed`: without notice to the page. */
  readonly close: (how: 'closed' | 'crashed') => void
  readonly reload: () => void
  readonly goOnline: () => void
  /** The outbox has changed. */
  readonly hearOutbox: () => void
}

/** What a page reports events to. */
export interface TabWatcher {
  readonly onDraw: (tab: Tab, session: FormSession) => void
  /** How a form ended whose page is no longer shown, or a form that waited. */
  readonly onTold: (ended: FormEvent) => void
  /** A waiting form has arrived. */
  readonly onArrived: (waiting: WaitingForm) => void
  /** A waiting form has become a draft again, to be changed. */
  readonly onBroughtBack: () => void
  /** The outbox of a device has changed. */
  readonly onOutbox: (device: Device) => void
  /** The browser has ended this page in the middle of a step. */
  readonly onCrash: (tab: Tab) => void
  readonly onReplaced: (old: Tab, next: Tab) => void
}

/** Load a page of the site on this device; resolves to undefined if none is available. */
export async function openTab(
  device: Device,
  around: Around,
  watcher: TabWatcher,
  visit: TextStore = createTextStore(new Map(), () => false),
): Promise<Tab | undefined> {
  const { world } = around
  const { isHealed } = world
  const isOpening = { isAlive: () => true, isOnline: () => device.isOnline }
  const fetchPage = () => travel(world, { sender: isOpening, arrive: async () => pageOf(world.current) })
  const kept = device.kept
  const sources = {
    fetch: fetchPage,
    kept: async () => kept && pageOf(kept),
    notFound: async () => undefined,
    wait: async (milliseconds: number) => {
      await world.clock.sleep(milliseconds)
      return undefined
    },
  }
  const reply = await (kept ? answerPage(`/forms/${slug}`, sources) : fetchPage().catch(() => undefined))
  const number = Number(/site-(\d+)\.js/.exec((await reply?.text()) ?? '')?.[1])
  const version = world.versions.find((each) => each.number === number)
  if (version === undefined) return undefined
  if (isHealed && version !== world.current)
    world.breakWith('An old page is shown despite a network connection.')
  keepSite(device, world)
  return createTab(device, version, visit, around, watcher)
}

const scriptOf = ({ number }: SiteVersion) => `/assets/site-${number}.js`

const pageOf = (version: SiteVersion) =>
  new Response(`<script type="module" src="${scriptOf(version)}"></script>`)

function createTab(
  device: Device,
  version: SiteVersion,
  visit: TextStore,
  around: Around,
  watcher: TabWatcher,
): Tab {
  const { world } = around
  const { clock } = world
  let isAlive = true
  const life = {
    isAlive: () => isAlive,
    isOnline: () => device.isOnline,
    onStep() {
      if (world.isHealed || !world.fate.chance(0.1)) return
      clock.later(() => isAlive && !world.isHealed && watcher.onCrash(tab), world.fate.below(6))
    },
  }
  device.pages.add(life)
  const hidden = new Set<() => void>()
  const wary = new Set<object>()
  const ongoing: OngoingSessions = new Map()
  const sessions = new Set<FormSession>()
  const form = formOf(version)
  let session: FormSession | undefined
  let found: readonly FoundDraft[] = []
  let stopShowing = () => {}
  let isBarOpen = false
  /** Whether the bar knows, or has to expect, that a form is waiting; while it does, it keeps trying. */
  let hasWaiting = false
  let stopTicking = () => {}
  let isPressed = false

  const later = (act: () => void, milliseconds: number) => clock.later(() => isAlive && act(), milliseconds)
  const random = () => world.chance.next()
  const now = () => new Date(clock.now())
  const storage = () => (isAlive && device.draftRoom !== 'off' ? device.store : undefined)

  const moveServices: MoveServices = {
    own: scriptOf(version),
    storage: () => visit,
    fetchPage: () => travel(world, { sender: life, arrive: async () => pageOf(world.current) }),
    activate: async () => activate(device),
    reload: () => tab.reload(),
  }
  const services: SessionServices = {
    deliver: deliverFor(
      life,
      device,
      around,
      version.webhook,
      (reference) =>
        isPressed ||
        [...sessions].some(
          (each) => each.state().step === 'sending' && each.keeper.attempt()?.reference === reference,
        )
          ? undefined
          : 'nobody sends it.',
      () => isPressed,
    ),
    isRelayed: world.isRelayed,
    ongoing,
    tellElsewhere: (_, ended) => watcher.onTold(ended),
    queue: async (form, draft) => {
      const isQueued = await queueForm(form, draft, outboxServices.outbox, now())
      if (isQueued) watcher.onOutbox(device)
      if (isQueued) askWorker()
      return isQueued
    },
    now,
    isOnline: () => device.isOnline,
    random,
    storage,
    later,
    whenHidden(act) {
      hidden.add(act)
      return () => void hidden.delete(act)
    },
    warnOfLeaving(who, isWanted) {
      if (isWanted) wary.add(who)
      else wary.delete(who)
    },
    download: () => undefined,
    print: () => undefined,
    moveToNewVersion: (key) => moveToNewVersion(key, moveServices),
    carryDraft: (key) => carryDraft(key, moveServices),
    takeCarriedDraft: () => takeCarriedDraft(moveServices),
    timeZone: () => 'UTC',
  }

  const outboxServices = outboxServicesFor(life, device, around, storage)
  const askWorker = () => askForSync(device, around, () => watcher.onOutbox(device))
  const send = () => {
    if (!isAlive || !device.isOnline) return
    const sendAll = async () => {
      for (const { waiting, outcome } of await sendWaiting(outboxServices)) {
        world.tell(() => `  outbox: ${waiting.reference} ${outcome}`)
        if (outcome === 'sent') watcher.onArrived(waiting)
        else if (outcome !== 'waiting') watcher.onBroughtBack()
      }
      const left = await outboxServices.outbox.all()
      hasWaiting = left.some(({ arrived }) => arrived === undefined)
      if (hasWaiting) askWorker()
    }
    sendAll().catch(() => undefined)
  }
  function openBar(): void {
    isBarOpen = true
    hasWaiting = true
    tick()
  }
  function tick(): void {
    if (!hasWaiting) return
    send()
    stopTicking()
    stopTicking = later(tick, barPause)
  }

  const tab: Tab = {
    ...life,
    device,
    version,
    form,
    session: () => session,
    sessions: () => [...new Set([...(session ? [session] : []), ...ongoing.values()])],
    drafts: () => found,
    restore(draft) {
      if (!form || !session) return
      restoreDraft(draft, { form, session, device, store: storage(), world })
      found = found.filter((each) => each !== draft)
    },
    deleteDraft(draft) {
      deleteDraft(storage(), draft.key)
      found = found.filter((each) => each !== draft)
    },
    async send() {
      isPressed = true
      const sent = session?.send(false)
      isPressed = false
      await sent
    },
    showForm() {
      if (session || !form || !isAlive) return
      const shown = openSession(form, services)
      session = shown
      sessions.add(shown)
      const unwatch = shown.watch(() => watcher.onDraw(tab, shown))
      let carried: FoundDraft | undefined
      found = []
      if (draftKeys(storage()).length > 0) {
        const key = services.takeCarriedDraft?.()
        ;({ carried, found } = collectDrafts(storage(), form, shown.keeper.key, clock.now(), key))
      }
      const stopKeeping = shown.keeper.start()
      stopShowing = () => {
        stopKeeping()
        unwatch()
      }
      if (carried) tab.restore(carried)
    },
    leaveForm() {
      stopShowing()
      stopShowing = () => {}
      if (session && session.state().step !== 'sending') sessions.delete(session)
      session = undefined
      found = []
    },
    takeBack: (reference) => takeBack(reference, outboxServices).catch(() => false),
    sendWaiting: send,
    warns: () => wary.size > 0,
    close(how) {
      if (!isAlive) return
      if (how === 'closed') for (const act of hidden) act()
      isAlive = false
      device.pages.delete(life)
      if (device.lock === life) device.lock = undefined
    },
    reload() {
      tab.close('closed')
      const replace = async () => {
        const next = await openTab(device, around, watcher, visit)
        if (!next) return
        watcher.onReplaced(tab, next)
        next.showForm()
      }
      void replace()
    },
    hearOutbox() {
      openBar()
    },
    goOnline() {
      if (isBarOpen) send()
    },
  }
  // Once the page is idle it checks for waiting forms.
  later(() => {
    void outboxServices.outbox.all().then(
      (waiting) => waiting.length > 0 && openBar(),
      () => undefined,
    )
  }, 1000)
  return tab
}
