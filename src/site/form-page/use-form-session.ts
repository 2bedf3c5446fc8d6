import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { CompiledForm } from '../../engine/schema/form'
import type { AnswerStore } from '../../form/answer-store'
import { takeArrivals } from '../outbox/shown-outbox'
import type { FormServices } from './form-services'
import { openSession, type FormSession } from './form-session'
import type { FormState } from './form-state'

/** A form's session, as far as its page needs it. */
export interface Sending extends Pick<
  FormSession,
  'answerStore' | 'keeper' | 'stop' | 'queue' | 'showErrors'
> {
  readonly state: FormState
  readonly send: () => void
  /** For the honeypot. */
  readonly honeypot: RefObject<HTMLInputElement | null>
}

/** Opens the session of a form, and renders each of its states. */
export function useFormSession(form: CompiledForm, services: FormServices, given?: AnswerStore): Sending {
  const [session] = useState(() => openSession(form, services, given))
  const honeypot = useRef<HTMLInputElement>(null)
  const [send] = useState(() => () => void session.send(Boolean(honeypot.current?.value)))
  const state = useSyncExternalStore(session.watch, session.state, session.state)
  useEffect(() => takeArrivals(form.slug, session.arrive), [form, session])
  const { answerStore, keeper, stop, queue, showErrors } = session
  return { answerStore, keeper, stop, queue, showErrors, state, send, honeypot }
}
