import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { sampleRoleId } from '../../../discord/sample-role'
import type { Answers, ValidAnswers } from '../../../engine/schema/answers'
import { isSameJson } from '../../../engine/json'
import { normalizeAnswers } from '../../../engine/answers/normalize-answers'
import { toMessages } from '../../../engine/message/to-messages'
import { webhookFor } from '../../../engine/message/webhook'
import type { CompiledForm } from '../../../engine/schema/form'
import { visibleQuestions } from '../../../engine/schema/questions'
import type { PreviewOutcome, PreviewView, RoutedMessages } from '../../../form/preview-protocol'
import { readTheme } from '../../../ui/theme/theme-store'
import { useDebounced } from '../../../ui/use-debounced'
import { useServices } from '../services'
import { placeIn, cardsAround, readCards } from '../files/form-list'
import { compileIfValid, textsOf, valuesOf } from '../files/form-texts'
import { useOneForm } from '../form/one-form'
import { debounceTime } from '../pages/App'
import { withPlanned } from '../panels/planned-question'
import { allFixtures, isFilledIn } from './model/fixtures'
import { usePreviewFrame, useReceiptEnd } from './FormFrame'

interface PreviewLook {
  readonly theme: 'dark' | 'light'
  readonly outcome: PreviewOutcome
}

/** What is chosen to empty the form, among the fixtures. */
export const emptyForm = { name: 'nothing at all', answers: {} }

/** Everything derived from a form's current state: the page, the message, the fixtures. */
export type Preview = ReturnType<typeof usePreview>

/** Keeps the form in the preview's frame up to date, and receives what is typed and sent there. */
export function usePreview() {
  const { slug, part, edited, debouncedFiles: files, reading, opened, show } = useOneForm()
  const planned = usePlannedForm()
  const { form } = reading
  const { inbox } = opened
  const { connection, now } = useServices()
  const place = useMemo(() => form && placeIn(files, form), [files, form])
  const cards = useMemo(() => readCards(files), [files])
  const nearby = useMemo(() => cardsAround(cards, slug), [cards, slug])
  const view: PreviewView = part === 'outcomes' || (part === 'card' && nearby.length > 0) ? part : 'form'
  const [look, setLook] = useState<PreviewLook>(() => ({ theme: themeOnPage(), outcome: 'success' }))
  const { theme, outcome } = look
  // Whether the definition could be read, but not rendered.
  const [isBroken, setBroken] = useState(false)
  // The texts in the controls.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // What was filled in last.
  const [chosen, setChosen] = useState<{ readonly answers: Answers }>()
  // The texts in the controls after that: a select or a date does not take an answer that it cannot show.
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>()
  const isFilling = useRef(false)
  // Answers that were filled in here do not count as typed.
  const filledIn = useRef<Record<string, string>>({})
  const [isTouched, setTouched] = useState(false)
  // What was sent last, until something is typed again.
  const [sent, setSent] = useState<RoutedMessages & { readonly outcome: PreviewOutcome }>()
  const [isInInbox, setInInbox] = useState(false)
  const putIntoInbox = async ({ webhook, messages }: RoutedMessages) => {
    const sent = await Promise.all(messages.map((message) => connection.send(webhook, message)))
    setInInbox(sent.every(Boolean))
  }
  const { frame, tell, isReady } = usePreviewFrame((report) => {
    if (report.kind === 'shown' || report.kind === 'broken') setBroken(report.kind === 'broken')
    else if (report.kind === 'pointed') show({ part: 'questions', question: report.name })
    else if (report.kind === 'typed') {
      setTyped(report.answers)
      if (isFilling.current) setTaken(report.answers)
      isFilling.current = false
      const given = Object.entries(report.answers)
      setTouched(given.some(([name, text]) => text !== '' && text !== filledIn.current[name]))
      if (Object.keys(report.answers).length > 0) setSent(undefined)
    } else if (report.kind === 'sent') {
      setSent(report)
      setInInbox(false)
      if (report.outcome === 'success' && inbox !== null) void putIntoInbox(report)
    }
  })
  useReceiptEnd(frame, sent?.outcome === 'success', () => setSent(undefined))
  useEffect(() => {
    if (isReady) tell({ kind: 'look', theme, outcome, view })
  }, [isReady, tell, theme, outcome, view])
  // A question that waits for an answer would be out of sight while it is edited, so that answer is filled in first.
  const showEdited = useEffectEvent(() => {
    const answers = form && edited !== undefined ? answersShowing(form, edited, typed) : undefined
    if (!answers) return
    tell({ kind: 'fill', answers })
    for (const [name, answer] of Object.entries(answers))
      if (answer !== typed[name]) filledIn.current[name] = String(answer)
  })
  useEffect(() => {
    if (!isReady || !form || !place) return
    const { slug, schema, ui, message } = planned?.form ?? form
    showEdited()
    tell({ kind: 'show', definition: { slug, schema, ui, message }, place, cards: nearby })
  }, [isReady, tell, form, planned, place, nearby])
  useEffect(() => {
    if (isReady && edited !== undefined) showEdited()
  }, [isReady, edited])
  // The question is pointed at only when the frame reports the answer, because it is rendered by then.
  const waits = form && edited !== undefined && answersShowing(form, edited, typed) !== undefined
  const inSight = planned?.name ?? (waits ? undefined : edited)
  useEffect(() => {
    if (isReady) tell({ kind: 'point', name: inSight })
  }, [isReady, tell, inSight])
  const fixtures = useMemo(() => new Map(form && allFixtures(form, files)), [form, files])
  // Found by its content: the fixtures are read again after each change.
  const filled = useMemo(() => {
    if (!form || sent) return undefined
    const isChosen = chosen && (isSameJson(taken, typed) || isFilledIn(form, chosen.answers, typed))
    const found = isChosen && [...fixtures].find(([, fixture]) => isSameJson(fixture, chosen))
    if (found) return found[0]
    return isFilledIn(form, emptyForm.answers, typed) ? emptyForm.name : undefined
  }, [form, fixtures, chosen, taken, typed, sent])
  // The messages show the answers of a fixture until something is typed or sent, or the form is emptied on purpose.
  const fullestName = fixtures.has('full') ? 'full' : ([...fixtures.keys()][0] ?? '')
  const fullest = fixtures.get(fullestName)
  const isFixture = !sent && fullest !== undefined && !isTouched && chosen !== emptyForm
  return {
    form,
    place,
    view,
    frame,
    typed,
    sent,
    isBroken,
    /** Whether the preview shows a question that is being added. */
    showsPlanned: planned !== undefined,
    /** Fills in a fixture; one that must be refused is sent at once, so that its errors are seen. */
    fill: (fixture: { readonly answers: Answers }) => {
      setChosen(fixture)
      setTaken(undefined)
      isFilling.current = true
      setSent(undefined)
      tell({ kind: 'fill', answers: fixture.answers, isSent: 'errors' in fixture })
    },
    look,
    setLook,
    fixtures,
    /** The name of the fixture that was filled in last, or of the empty form, until an answer differs. */
    filled,
    fullest,
    /** The messages for what was sent, for what is typed now, or for a fixture while nothing is. */
    routed: sent ?? (form && previewMessages(form, isFixture ? fullest.answers : typed, now())),
    /** Whether `routed` has the answers of a fixture that is not in the form. */
    isFixture,
    /** The name of the fixture in `routed`, or of the empty form; undefined for any other answers. */
    fixtureShown: isFixture ? fullestName : sent ? undefined : filled,
    /** The address of the sandbox's inbox, once it has what was sent last. */
    inbox: isInInbox ? inbox : null,
  }
}

/** The form with the question that is being added to it, and its name; debounced like the form. Undefined if none is. */
function usePlannedForm() {
  const { slug, part, plan, debouncedFiles, brokenPath } = useOneForm()
  const isPlanned = part === 'questions' && plan.what === 'question'
  const question = isPlanned ? plan.question : undefined
  const planned = useDebounced(question, question, debounceTime)
  const canDraw = planned !== undefined && brokenPath === undefined
  return useMemo(() => {
    if (!canDraw) return undefined
    const { texts, name } = withPlanned(textsOf(debouncedFiles, slug), planned)
    const { schema, ui, message } = valuesOf(texts)
    const form = compileIfValid({ slug, schema, ui, message })
    return form && { form, name }
  }, [slug, debouncedFiles, planned, canDraw])
}

export function themeOnPage(): PreviewLook['theme'] {
  const chosen = readTheme()
  if (chosen !== 'system') return chosen
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/**
 * The texts in the controls, with the answers that a question waits for; undefined if it is visible already, or is not
 * shown by single answers.
 * @example answersShowing(generalSupport, 'otherTopic', {}) // => { topic: 'Other' }
 */
export function answersShowing(
  form: CompiledForm,
  name: string,
  typed: Readonly<Record<string, string>>,
): Answers | undefined {
  const shows = (answers: Answers) =>
    visibleQuestions(form, normalizeAnswers(form, answers)).some((question) => question.name === name)
  if (shows(typed)) return undefined
  const tries = (form.schema.allOf ?? []).map(({ if: { properties } }) => ({
    ...typed,
    ...Object.fromEntries(
      Object.entries(properties).flatMap(([source, { contains, ...test }]) => {
        const { const: only, enum: several } = contains ?? test
        const answer = only ?? several?.[0]
        return answer === undefined ? [] : [[source, contains ? [String(answer)] : answer] as const]
      }),
    ),
  }))
  return tries.find(shows)
}

/**
 * The messages that staff would get for what is typed now, complete or not, and the webhook they would go to: a
 * question without an answer shows its fallback. The reference is fake, with the form's own letters.
 * @example previewMessages(whitelist, { minecraftName: 'Steve' }, new Date()) // => { webhook: 'whitelist', messages: [one, with fallbacks] }
 */
export function previewMessages(form: CompiledForm, typed: Answers, sentAt: Date): RoutedMessages {
  // Nothing is sent from here: incomplete answers are drawn on purpose, so that staff see the message grow.
  const answers = normalizeAnswers(form, typed) as ValidAnswers
  const messages = toMessages(form, answers, {
    reference: `${form.message.reference}-7K3M9Q`,
    sentAt,
    staffRoleId: sampleRoleId,
  })
  return { webhook: webhookFor(form.message, answers), messages }
}
