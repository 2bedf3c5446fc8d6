import type { ValidAnswers } from '../../src/engine/schema/answers'
import type { FormSession } from '../../src/site/form-page/form-session'
import { type FormEvent, isRetryable } from '../../src/site/submission/form-state'
import type { SubmissionAttempt } from '../../src/site/submission/submission-attempt'
import type { WaitingForm } from '../../src/site/outbox/outbox-store'
import { activate, type Device } from './device'
import { planOf, type Plan, type Texts } from './judge'
import type { QuestionName } from './site-versions'
import type { Around } from './page-outbox'
import { openTab, type Tab } from './tab'

/** The people of a world, with their pages. */
export interface Visitors {
  readonly tabs: () => readonly Tab[]
  readonly open: (device: Device) => Promise<Tab | undefined>
  /** Type a new plan into an empty form, or change an answer in a filled one. */
  readonly type: (tab: Tab) => void
  /** Answer the questions that are unanswered or whose answer is no longer an option. */
  readonly complete: (tab: Tab) => void
  readonly send: (tab: Tab) => void
  /** Queue it on the device. */
  readonly queue: (tab: Tab) => void
  readonly takeBack: (tab: Tab) => void
  readonly close: (tab: Tab, how: 'closed' | 'crashed') => void
  readonly planOn: (session: FormSession) => Plan | undefined
  readonly counts: Counts
}

interface Counts {
  tries: number
  restored: number
  takeBacks: number
  broughtBack: number
  queued: number
  tabsCrashed: number
}

const mostPlans = 8

/** Every question in these worlds takes a text. */
function textsOf(answers: ValidAnswers): Texts {
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, String(answer)]))
}

export function createVisitors(around: Around): Visitors {
  const { world, judge } = around
  const tabs = new Set<Tab>()
  const steps = new WeakMap<FormSession, string>()
  /** What was typed since the last click, by form. */
  const typedSince = new WeakMap<FormSession, Map<string, string>>()
  const counts: Counts = { tries: 0, restored: 0, takeBacks: 0, broughtBack: 0, queued: 0, tabsCrashed: 0 }
  const queueing = new Set<FormSession>()
  let versions = 0
  const clicks = new Map<Device, number>()
  /** A device clicks at most once per millisecond, because two attempts are distinguished by their timestamps. */
  const hasJustClicked = (device: Device) => {
    const now = world.clock.now()
    return clicks.get(device) === now || !clicks.set(device, now)
  }

  const onTold = (ended: FormEvent) => {
    if (ended.step === 'sent') judge.toldSent(textsOf(ended.sent.answers), ended.sent.reference)
  }
  const onDraw = (tab: Tab, session: FormSession) => {
    const state = session.state()
    if (steps.get(session) === state.step) return
    steps.set(session, state.step)
    world.tell(
      () =>
        `  device ${tab.device.number} reads: ${state.step}${state.step === 'fix' ? ` ${state.errors.map(({ name }) => name).join(', ')}` : ''}${state.step === 'failed' ? ` ${state.failure.reason} ${state.failure.status ?? ''}${state.failure.isUncertain ? ', perhaps arrived' : ''}` : ''}`,
    )
    if (state.step === 'sent') judge.toldSent(textsOf(state.sent.answers), state.sent.reference)
    if (
      state.step === 'failed' &&
      !state.failure.isUncertain &&
      !tab.device.unnoted.has(state.failure.reference)
    )
      judge.toldFailed(state.failure.reference, state.failure.sentAt, session.keeper.attempt()?.stored ?? 0)
    if (state.step === 'sent' || state.step === 'queued')
      for (const [name, text] of typedSince.get(session) ?? [])
        if (session.answerStore.read(name) !== text)
          world.breakWith(`Text typed while the form was on its way is gone: ${text.slice(0, 40)}`)
  }
  const watcher = {
    onDraw,
    onTold,
    onArrived({ reference, draft }: WaitingForm) {
      // The product stored it as a tried draft, with its checked answers.
      const { attempt } = JSON.parse(draft) as { attempt: SubmissionAttempt }
      judge.toldSent(textsOf(JSON.parse(attempt.answers) as ValidAnswers), reference)
    },
    onBroughtBack: () => void (counts.broughtBack += 1),
    onOutbox(device: Device) {
      for (const tab of tabs) if (tab.isAlive() && tab.device === device) tab.hearOutbox()
    },
    onCrash: (tab: Tab) => close(tab, 'crashed'),
    onReplaced(old: Tab, next: Tab) {
      tabs.delete(old)
      tabs.add(next)
    },
  }
  const write = (tab: Tab, session: FormSession, name: QuestionName, text: string) => {
    if (!tab.form?.order.includes(name)) return
    session.answerStore.write(name, text)
    typedSince.get(session)?.set(name, text)
  }
  const sign = (plan: number) => `S${plan}v${(versions += 1)}`
  const textFor = (name: QuestionName, plan: number) => {
    if (name !== 'story' || !world.fate.chance(0.2)) return `${name} ${sign(plan)} of mine`
    // Long enough for two or three messages.
    return `${name} ${sign(plan)} ${'and so it goes on '.repeat(350 + world.fate.below(300))}`.trim()
  }
  const planOn = (session: FormSession): Plan | undefined => {
    const numbers = Object.values(session.answerStore.answers()).flatMap((text) => planOf(text) ?? [])
    return numbers[0] === undefined ? undefined : judge.plans.get(numbers[0])
  }
  const snapshot = (tab: Tab, session: FormSession): Texts => {
    const answers = session.answerStore.answers()
    const isAsked = (name: string) =>
      tab.form?.order.includes(name) &&
      (name !== 'why' || (answers['size'] === 'Big' && !tab.version.change.isOptionGone))
    return Object.fromEntries(
      Object.entries(answers).filter(([name, text]) => isAsked(name) && text.trim() !== ''),
    )
  }
  const promise = (session: FormSession, texts: Texts) => {
    const reference = session.keeper.attempt()?.reference
    const plan = judge.plans.get(planOf(Object.values(texts).join(' ')) ?? -1)
    if (!plan) return
    world.tell(() => `  as ${reference}, plan ${plan.number}`)
    plan.isGivenUp = false
    plan.isTakenBack = false
    counts.tries += 1
    judge.promise(plan, texts, reference)
    typedSince.set(session, new Map())
  }
  const fill = (tab: Tab, session: FormSession, plan: number) => {
    const { fate } = world
    const isCareless = fate.chance(0.1)
    write(tab, session, 'name', textFor('name', plan))
    write(tab, session, 'size', fate.pick(['Small', 'Big']))
    write(tab, session, 'story', textFor('story', plan))
    if (isCareless) return
    completeWith(tab, session, plan)
    for (const name of ['note', 'remark', 'phone'] as const)
      if (fate.chance(0.5)) write(tab, session, name, textFor(name, plan))
  }
  const completeWith = (tab: Tab, session: FormSession, plan: number) => {
    const { answerStore } = session
    if (!tab.version.change.isOptionGone && answerStore.read('size') === '')
      write(tab, session, 'size', 'Big')
    if (tab.version.change.isOptionGone && !['Small', 'Middle'].includes(answerStore.read('size')))
      write(tab, session, 'size', 'Middle')
    const asked: readonly QuestionName[] = [
      'name',
      'story',
      'added',
      ...(answerStore.read('size') === 'Big' ? (['why'] as const) : []),
    ]
    for (const name of asked)
      if (answerStore.read(name).trim() === '') write(tab, session, name, textFor(name, plan))
  }

  /** The form on an open page; a page may crash while another one is opened. */
  const onScreen = (tab: Tab) => (tab.isAlive() ? tab.session() : undefined)

  const close: Visitors['close'] = (tab, how) => {
    for (const session of tab.sessions()) {
      const plan = planOn(session)
      // What the browser does not keep is lost with its page; the visitor was asked before closing it.
      if (plan && !session.keeper.isKept() && (how === 'crashed' || tab.warns())) plan.isGivenUp = true
    }
    world.tell(() => `device ${tab.device.number}: a page is ${how}`)
    counts.tabsCrashed += Number(how === 'crashed')
    tab.close(how)
    tabs.delete(tab)
    if (![...tabs].some((other) => other.isAlive() && other.device === tab.device)) activate(tab.device)
  }

  return {
    tabs: () => [...tabs].filter((tab) => tab.isAlive()),
    counts,
    async open(device) {
      const tab = await openTab(device, around, watcher)
      if (tab) tabs.add(tab)
      return tab
    },
    type(tab) {
      const session = onScreen(tab)
      if (!session) return
      const [draft] = tab.drafts()
      const again = planOf(Object.values(draft?.draft.answers ?? {}).join(' '))
      if (session.answerStore.isUntouched() && again !== undefined && world.fate.chance(0.5)) {
        world.tell(() => `device ${tab.device.number} starts plan ${again} again`)
        return write(tab, session, 'name', textFor('name', again))
      }
      if (session.answerStore.isUntouched()) {
        if (judge.plans.size >= mostPlans) return
        const number = judge.plans.size + 1
        judge.plans.set(number, {
          number,
          device: tab.device,
          sent: undefined,
          versions: [],
          isGivenUp: false,
          isTakenBack: false,
        })
        world.tell(() => `device ${tab.device.number} types plan ${number}`)
        return fill(tab, session, number)
      }
      const plan = planOn(session)
      if (!plan) return
      const name = world.fate.pick<QuestionName>(['name', 'story', 'note', 'phone'])
      world.tell(() => `device ${tab.device.number} changes "${name}" of plan ${plan.number}`)
      write(tab, session, name, textFor(name, plan.number))
    },
    complete(tab) {
      const session = onScreen(tab)
      const plan = session && planOn(session)
      if (plan) completeWith(tab, session, plan.number)
    },
    send(tab) {
      const session = onScreen(tab)
      if (!session || session.state().step === 'sending' || session.answerStore.isUntouched()) return
      if (hasJustClicked(tab.device)) return
      const texts = snapshot(tab, session)
      world.tell(() => `device ${tab.device.number} sends (version ${tab.version.number})`)
      tab.send().catch((error: unknown) => world.breakWith(`Sending threw: ${String(error)}`))
      if (session.state().step === 'sending') promise(session, texts)
    },
    queue(tab) {
      const session = onScreen(tab)
      const state = session?.state()
      if (!session || state?.step !== 'failed' || !isRetryable(state.failure)) return
      // A second click means the same form, without what was typed since the first.
      if (queueing.has(session) || hasJustClicked(tab.device)) return
      const texts = snapshot(tab, session)
      world.tell(() => `device ${tab.device.number} lets it wait`)
      counts.queued += 1
      promise(session, texts)
      queueing.add(session)
      session
        .queue()
        .catch((error: unknown) => world.breakWith(`Queueing threw: ${String(error)}`))
        .finally(() => {
          queueing.delete(session)
          const ended = session.state()
          if (ended.step === 'queued') judge.toldWaiting(tab.device, texts, ended.reference)
        })
    },
    takeBack(tab) {
      const [reference] = tab.device.outbox.keys()
      if (reference === undefined) return
      world.tell(() => `device ${tab.device.number} takes ${reference} back`)
      const isGoing = world.fate.chance(0.5)
      const hasArrived = tab.device.outbox.get(reference)?.arrived !== undefined
      const sent = judge.sentAs.get(reference)
      const take = async () => {
        const isTaken = await tab.takeBack(reference)
        world.tell(() => `  ${reference} is ${isTaken ? '' : 'not '}taken back`)
        if (!isTaken) return
        if (hasArrived) world.breakWith(`${reference} was taken back though its arrival is known.`)
        counts.takeBacks += 1
        // In the meantime its visitor has sent or queued the copy of it in another page.
        if (judge.sentAs.get(reference) !== sent) return
        judge.takenBack.add(reference)
        const plan = judge.plans.get(planOf(Object.values(sent ?? {}).join(' ')) ?? -1)
        if (isGoing && plan) plan.isGivenUp = plan.isTakenBack = true
      }
      void take()
    },
    close,
    planOn,
  }
}
