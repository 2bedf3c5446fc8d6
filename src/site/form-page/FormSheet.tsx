import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { AnswerError } from '../../engine/answers/validate'
import type { CompiledForm } from '../../engine/schema/form'
import { uiOptionsOf } from '../../engine/schema/questions'
import { SchemaForm } from '../../form/SchemaForm'
import { closedForm, doorsOf } from '../../engine/schema/form-doors'
import { Alert } from '../../ui/Alert'
import { useShownOutbox } from '../outbox/shown-outbox'
import { useFolding } from './use-folding'
import { useLoaded } from '../../ui/use-loaded'
import { useDoorTime } from '../use-door-time'
import { ChatBanner, ClosedNotice, OfflineBanner, StuckNotice } from './form-banners'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { AnswerFile } from './drafts/AnswerFile'
import { Drafts } from './drafts/Drafts'
import type { FormSession } from './form-session'
import type { FormState } from '../submission/form-state'
import { prepareWithFirstAnswer } from './load-after-sending'
import { Outcome } from './Outcome'
import { SubmitRow } from './SubmitRow'
import texts from './texts.json'
import { fillText, pluralText } from '../../engine/fill-text'

interface FormSheetProps {
  readonly session: FormSession
  readonly state: FormState
  /** The sentence above the questions, which takes the focus when the form is opened again. */
  readonly intro: string
  /** What follows it. */
  readonly children: ReactNode
}

const loadLinkAnswers = () => import('./drafts/LinkAnswers')
const noErrors: readonly AnswerError[] = []

/** The form itself, with the outcome above it. */
export function FormSheet({ session, state, intro, children }: FormSheetProps) {
  const { form, services, answerStore } = session
  const honeypot = useRef<HTMLInputElement>(null)
  const send = useCallback(() => void session.send(Boolean(honeypot.current?.value)), [session])
  useEffect(() => prepareWithFirstAnswer(answerStore, services), [answerStore, services])
  useTitlePrefix(titlePrefixes[state.step])
  const hasLink = services.fragment?.().includes('=') === true
  const link = useLoaded(loadLinkAnswers, hasLink)
  const doors = useMemo(() => doorsOf(form), [form])
  const hasDates = form.order.some((name) => uiOptionsOf(form, name).dates !== undefined)
  const time = useDoorTime(doors, { ...services, ...services.hostClock }, hasDates, state.attempts)
  const closed = time === undefined ? undefined : closedForm(form, time)
  const errorList = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLParagraphElement>(null)
  const [opened, setOpened] = useState(0)
  const taken = useShownOutbox()?.taken ?? 0
  const { isDone, isFolded, open } = useFolding(form.slug, state, answerStore)
  // The notice of the failure already says that there is no network.
  const saysOffline = 'failure' in state && state.failure?.reason === 'offline'
  const another = () => {
    flushSync(open)
    start.current?.focus()
  }
  const anotherButton = isFolded && (
    <Button kind={state.step === 'sent' ? 'quiet' : undefined} icon="pen" onClick={another}>
      {texts.another}
    </Button>
  )
  const answerFile = <AnswerFile session={session} onOpened={() => setOpened((count) => count + 1)} />
  return (
    <div className="form-column">
      <Outcome
        session={session}
        state={state}
        onRetry={send}
        another={state.step === 'sent' && anotherButton}
      />
      {!isDone && !saysOffline && <OfflineBanner />}
      <Drafts session={session} next={start} opened={opened + taken} isDone={isDone} />
      {link && <link.LinkAnswers session={session} />}
      <noscript>
        <ChatBanner kind="warn" text={texts.noScript} />
      </noscript>
      {state.step !== 'sent' && anotherButton}
      <Card className="form-sheet" colour={form.message.colour} hidden={isFolded}>
        {/* Inside the sheet, so that the errors and the questions are on one screen. */}
        <div ref={errorList} className="form-summary" tabIndex={-1} />
        {closed !== undefined && (
          <Alert kind="warn" className="form-banner">
            <p>{closed}</p>
          </Alert>
        )}
        <FormEffort ui={form.ui} />{' '}
        <p className="form-intro" id="first-screen" ref={start} tabIndex={-1}>
          {intro}
        </p>{' '}
        {children}
        <SchemaForm
          form={form}
          answerStore={answerStore}
          errors={state.step === 'fix' ? state.errors : noErrors}
          onErrors={session.showErrors}
          onSubmit={send}
          errorList={errorList}
          timeZone={services.timeZone}
          now={time}
        >
          <HoneypotField input={honeypot} />
          {closed === undefined || state.step === 'sending' ? (
            <SubmitRow session={session} state={state}>
              {answerFile}
            </SubmitRow>
          ) : (
            <>
              <ClosedNotice session={session} text={closed} isRefused={state.step === 'closed'} />
              <div className="form-foot">{answerFile}</div>
            </>
          )}
          <StuckNotice />
        </SchemaForm>
      </Card>
    </div>
  )
}

const titlePrefixes: Partial<Record<FormState['step'], string>> = texts.titlePrefixes

/**
 * Prefixes the document's title, for example with "Error: ". Called here because React commits the form together with
 * `Arrival`, which sets the title; the top of the page is committed before that.
 */
function useTitlePrefix(prefix = ''): void {
  useEffect(() => {
    document.title = `${prefix}${document.title}`
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}

/** How long the form takes and what is needed, as far as ui.json says so. */
function FormEffort({ ui }: Pick<CompiledForm, 'ui'>) {
  const { 'ui:minutes': minutes, 'ui:needs': needs } = ui
  if (minutes === undefined && needs === undefined) return null
  return (
    <p className="form-effort">
      {minutes !== undefined && <span>{pluralText(texts.minutes, minutes)} </span>}
      {needs !== undefined && <span>{fillText(texts.needs, { needs })}</span>}
    </p>
  )
}

/** The honeypot: a field that no person sees or reaches; programs that fill in everything fill it in too. */
function HoneypotField({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="form-honeypot" aria-hidden="true">
      <label>
        {texts.honeypot} <input ref={input} type="text" tabIndex={-1} autoComplete="off" data-honeypot />
      </label>
    </div>
  )
}
