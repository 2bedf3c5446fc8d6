import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { AnswerError } from '../../engine/answers/validate'
import type { CompiledForm } from '../../engine/schema/form'
import { SchemaForm } from '../../form/SchemaForm'
import { closedForm, doorsOf } from '../../engine/schema/door'
import { Alert } from '../../ui/Alert'
import { useHydrated } from '../../ui/use-hydrated'
import { useLoaded } from './use-loaded'
import { useDoorTime } from '../use-door-time'
import { ClosedNotice } from './ClosedNotice'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { AnswerFile } from './drafts/AnswerFile'
import { Drafts } from './drafts/Drafts'
import { FormEffort } from './FormEffort'
import type { FormServices } from './form-services'
import { prepareWithFirstAnswer } from './load-after-sending'
import { NoScript } from './NoScript'
import { OfflineBanner } from './OfflineBanner'
import { Outcome } from './Outcome'
import { StuckNotice } from './StuckNotice'
import { SubmitRow } from './SubmitRow'
import { HoneypotField } from './HoneypotField'
import type { Sending } from './use-form-session'
import texts from './texts.json'

interface FormSheetProps {
  readonly form: CompiledForm
  readonly services: FormServices
  readonly sending: Sending
  /** Where the list of errors stands. */
  readonly errorList: RefObject<HTMLElement | null>
}

const loadLinkAnswers = () => import('./drafts/LinkAnswers')
const noErrors: readonly AnswerError[] = []

/** The form itself, with what has become of it above it. */
export function FormSheet({ form, services, sending, errorList }: FormSheetProps) {
  const { answerStore, keeper, state, send, showErrors, stop, queue, honeypot } = sending
  useEffect(() => prepareWithFirstAnswer(answerStore, services.hostClock), [answerStore, services])
  const hasLink = services.fragment?.().includes('=') === true
  const link = useLoaded(loadLinkAnswers, useHydrated() && hasLink)
  const doors = useMemo(() => doorsOf(form), [form])
  const time = useDoorTime(doors, services)
  const closed = time === undefined ? undefined : closedForm(form, time)
  const intro = useRef<HTMLParagraphElement>(null)
  const [opened, setOpened] = useState(0)
  // What was sent is done: the empty form waits until someone wants it again.
  const [openedAfter, setOpenedAfter] = useState(0)
  const isFolded = state.step === 'sent' && !state.sent.hasMore && openedAfter !== state.tries
  useEffect(() => {
    if (openedAfter > 0) intro.current?.focus()
  }, [openedAfter])
  return (
    <div className="form-column">
      <Outcome
        form={form}
        answerStore={answerStore}
        state={state}
        services={services}
        onRetry={send}
        onQueue={queue}
      />
      <OfflineBanner />
      <Drafts
        form={form}
        answerStore={answerStore}
        services={services}
        keeper={keeper}
        next={intro}
        opened={opened}
      />
      {link && <link.LinkAnswers form={form} answerStore={answerStore} services={services} />}
      <NoScript chatLink={services.chatLink} />
      {isFolded && (
        <Button icon="pen" onClick={() => setOpenedAfter(state.tries)}>
          {texts.another}
        </Button>
      )}
      <Card className="form-sheet" hidden={isFolded}>
        <svg className="form-colour" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h1v1H0z" fill={form.message.colour} />
        </svg>
        {closed !== undefined && (
          <Alert kind="warn" className="form-banner">
            <p>{closed}</p>
          </Alert>
        )}
        <FormEffort ui={form.ui} />{' '}
        <p className="form-intro" ref={intro} tabIndex={-1}>
          {texts.intro}
        </p>
        <SchemaForm
          form={form}
          answerStore={answerStore}
          errors={state.step === 'fix' ? state.found.errors : noErrors}
          onErrors={showErrors}
          onSubmit={send}
          errorList={errorList}
          timeZone={services.timeZone}
          now={time}
        >
          <HoneypotField input={honeypot} />
          {closed === undefined || state.step === 'sending' ? (
            <SubmitRow
              submit={form.ui['ui:submitButtonOptions']}
              state={state}
              now={services.now}
              onStop={stop}
            />
          ) : (
            <ClosedNotice form={form} answerStore={answerStore} services={services} text={closed} />
          )}
          <StuckNotice chatLink={services.chatLink} />
        </SchemaForm>
        <AnswerFile
          form={form}
          answerStore={answerStore}
          services={services}
          keeper={keeper}
          onOpened={() => setOpened(opened + 1)}
        />
      </Card>
    </div>
  )
}
