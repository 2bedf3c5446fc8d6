import { describe, expect, it } from 'vitest'
import { createRelayDelivery } from '../../../src/delivery/relay'
import type { Deliver } from '../../../src/delivery/deliver'
import { compileForm } from '../../../src/engine/schema/compile-form'
import { normalizeAnswers } from '../../../src/engine/answers/normalize-answers'
import { visibleQuestions } from '../../../src/engine/schema/questions'
import type { FormProperty } from '../../../src/engine/schema/definition'
import type { CompiledForm, Definition } from '../../../src/engine/schema/form'
import { findDrafts } from '../../../src/site/form-page/drafts/find-draft'
import { putBack } from '../../../src/site/form-page/drafts/restore-draft'
import { openSession, type SessionServices } from '../../../src/site/form-page/form-session'
import { moveToNewVersion, takeCarriedDraft } from '../../../src/site/new-version/move-to-new-version'
import { aRelay, fromSite, goodValues, relayOrigin } from '../../relay/a-relay'
import { goodAnswers, kitchenSink } from '../../support/kitchen-sink'
import { createMemoryDelivery } from '../../support/memory-delivery'
import { memoryStorage } from '../../support/memory-storage'

const start = Date.UTC(2026, 0, 1, 12)

/** The state of the site after a change: its form, and whether the old webhook address still accepts anything. */
interface Changed {
  readonly form: Definition | undefined
  readonly isWebhookNew?: true
}

type Change = (old: Definition, pick: <One>(from: readonly One[]) => One) => Changed

const plain = ['name', 'mail', 'age', 'day', 'story', 'links'] as const
const chosen = ['place', 'topic'] as const

/** Everything that staff may do to a form while a visitor has its page open. */
const changes: Readonly<Record<string, Change>> = {
  'a question added': (old, pick) => {
    const rules: FormProperty = {
      title: 'Favourite block',
      type: 'string',
      errorMessage: { required: 'Enter your favourite block' },
    }
    const before = pick(plain)
    return { form: withQuestions(old, (name, rest) => (name === before ? { block: rules, ...rest } : rest)) }
  },
  'a question removed': (old, pick) => {
    const gone = pick(plain)
    return { form: withQuestions(old, (name, rest) => (name === gone ? {} : rest)) }
  },
  'a question renamed': (old, pick) => {
    const from = pick(plain)
    const renamed = (name: string, rest: Properties) =>
      name === from ? Object.fromEntries(Object.values(rest).map((rules) => [`${name}New`, rules])) : rest
    return { form: withQuestions(old, renamed) }
  },
  'an option gone': (old, pick) => {
    const question = pick(chosen)
    const without = (name: string, rest: Properties) => {
      const { enum: options = [], ...rules } = rest[name] ?? {}
      if (name !== question) return rest
      return { [name]: { ...rules, enum: options.filter((option) => option !== goodAnswers[question]) } }
    }
    return { form: withQuestions(old, without) }
  },
  'a rule made stricter': (old, pick) => {
    const question = pick(['name', 'story'] as const)
    const stricter = (name: string, rest: Properties) =>
      name === question ? { [name]: { ...rest[name], maxLength: 3 } } : rest
    return { form: withQuestions(old, stricter) }
  },
  'the webhook changed': (old) => ({ form: old, isWebhookNew: true }),
  'the form closed': () => ({ form: undefined, isWebhookNew: true }),
}

/** Each change, to each question that it can be made to. */
const everyChange = Object.entries(changes).flatMap(([name, change]) =>
  plain.map((_, nth) => ({ name, change, nth })),
)

type Properties = Readonly<Record<string, FormProperty>>

/** The form with each question replaced by what `change` returns; new questions are required. */
function withQuestions(
  { schema, ui, ...rest }: Definition,
  change: (name: string, itself: Properties) => Properties,
): Definition {
  const optional = Object.keys(schema.properties).filter((name) => !schema.required?.includes(name))
  const properties = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, rules]) =>
      Object.entries(change(name, { [name]: rules })),
    ),
  )
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  const { 'ui:sections': _, ...look } = ui
  return { ...rest, schema: { ...schema, properties, required }, ui: look }
}

/** The obvious correction of a wrong answer: a value that the question accepts given these answers. */
function answerTo(form: CompiledForm, name: string, typed: Readonly<Record<string, string>>): string {
  const asked = visibleQuestions(form, normalizeAnswers(form, typed)).find(
    (question) => question.name === name,
  )
  const { enum: options, maxLength = Number.POSITIVE_INFINITY } = asked?.rules ?? {}
  const known = goodAnswers[name] ?? goodAnswers[name.replace(/New$/, '')] ?? 'Dirt'
  if (options && !options.some((option) => String(option) === known)) return String(options[0])
  return known.slice(0, maxLength)
}

/** A visitor whose page is older than the form, from the first click on the send button to the end. */
async function visit(changed: Changed, how: 'direct' | 'relay') {
  const today = changed.form && compileForm(changed.form)
  const [drafts, tab] = [memoryStorage(), memoryStorage()]
  const memory = createMemoryDelivery()
  const isGone = changed.isWebhookNew === true
  const relay = aRelay(
    { ...goodValues, WEBHOOK_KITCHEN_SINK: 'https://discord.com/api/webhooks/123456789012345678/a' },
    { loadForm: async () => today },
  )
  const refuses: Deliver = async () => ({ ok: false, reason: 'refused', status: 404, sent: 0 })
  const throughRelay = createRelayDelivery({
    url: relayOrigin,
    fetch: (url, init) =>
      relay.ask(new URL(url).pathname, fromSite(JSON.parse(typeof init.body === 'string' ? init.body : ''))),
    sleep: async () => undefined,
    random: () => 0,
  })
  let isReloaded = false
  const corrected: string[] = []
  const open = (form: CompiledForm, version: 1 | 2) => {
    const deliver = how === 'relay' ? throughRelay : isGone && version === 1 ? refuses : memory.deliver
    const services: SessionServices = {
      deliver,
      isRelayed: how === 'relay',
      ongoing: new Map(),
      tellElsewhere: () => undefined,
      now: () => new Date(start),
      random: Math.random,
      storage: () => drafts,
      later: () => () => undefined,
      whenHidden: () => () => undefined,
      warnOfLeaving: () => undefined,
      download: () => undefined,
      print: () => undefined,
      timeZone: () => undefined,
      moveToNewVersion: (key) =>
        moveToNewVersion(key, {
          own: `/assets/${version}.js`,
          storage: () => tab,
          fetchPage: async () => new Response('<script src="/assets/2.js">', { status: today ? 200 : 404 }),
          activate: async () => undefined,
          reload: () => void (isReloaded = true),
        }),
    }
    const session = openSession(form, services)
    session.watch(() => undefined)
    return session
  }
  let form = kitchenSink
  let page = open(form, 1)
  page.answerStore.replace(goodAnswers)
  for (let tries = 0; tries < 4; tries += 1) {
    await page.send(false)
    if (isReloaded && today) {
      isReloaded = false
      form = today
      page = open(form, 2)
      const key = takeCarriedDraft({ storage: () => tab })
      const draft = findDrafts(drafts, form, '', start).find((each) => each.key === key)
      if (draft) putBack(draft, page, drafts)
    }
    const state = page.state()
    if (state.step === 'sent') break
    if (state.step === 'fix')
      for (const { name } of state.errors) {
        corrected.push(name)
        page.answerStore.write(name, answerTo(form, name, page.answerStore.answers()))
      }
  }
  const arrived = [...memory.record, ...relay.kept.flatMap(({ messages }) => messages)]
  return {
    page,
    others: page.keeper.others(),
    corrected,
    arrived: JSON.stringify(arrived),
    count: arrived.length,
    drafts,
  }
}

describe('a visitor whose page is older than the form', () => {
  it('can always send in the end, after any change, and loses nothing that was typed', async () => {
    const stuck: string[] = []
    for (const { name, change, nth } of everyChange)
      for (const how of ['direct', 'relay'] as const) {
        const pick = <One>(from: readonly One[]): One => {
          const one = from[nth % from.length]
          if (one === undefined) throw new Error('Cannot pick from an empty list.')
          return one
        }
        const changed = change(kitchenSink, pick)
        const { page, others, corrected, arrived, count, drafts } = await visit(changed, how)
        const typed = Object.entries(goodAnswers)
          .filter(([name]) => !corrected.includes(name))
          .flatMap(([, text]) => text.split(', '))
        const kept =
          arrived + JSON.stringify([others, page.answerStore.answers(), [...drafts.entries.values()]])
        const lost = typed.filter((text) => !kept.includes(text))
        const isDone = changed.form
          ? page.state().step === 'sent' && count > 0
          : page.state().step === 'failed'
        if (!isDone || lost.length > 0)
          stuck.push(`${name}, the ${nth}., ${how}: ${page.state().step} ${lost.join()}`)
      }
    expect(stuck).toEqual([])
  }, 120_000)
})
