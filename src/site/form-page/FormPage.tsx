import './form-page.css'
import { useEffect, useRef } from 'react'
import type { CompiledForm } from '../../engine/schema/form'
import type { FormPlace } from '../../engine/schema/form-place'
import type { AnswerStore } from '../../form/answer-store'
import { countUnsent } from '../offline/unsent-answers'
import { FormAside } from './FormAside'
import { FormHead } from './FormHead'
import { FormNote } from './FormNote'
import { FormSheet } from './FormSheet'
import type { FormServices } from './form-services'
import { NotConfigured } from './NotConfigured'
import { useErrorTitle } from './use-error-title'
import { useFormSession } from './use-form-session'

interface FormPageProps {
  readonly form: CompiledForm
  readonly place: FormPlace
  readonly services: FormServices
  /** For a page around this one that fills in answers or reads along; made by the page itself otherwise. */
  readonly answerStore?: AnswerStore
}

/**
 * The whole page of one form, for the shell's `<main>`: heading, form, outcome, and where else to turn.
 * Every form has the same page; a form that has no card in the manifest has no way back to the hub above it.
 * @example <FormPage form={form} place={formPlace(form, cards)} services={services} />
 */
export function FormPage(props: FormPageProps) {
  return <OneFormPage key={props.form.slug} {...props} />
}

function OneFormPage({ form, place, services, answerStore: given }: FormPageProps) {
  const sending = useFormSession(form, services, given)
  const { state, answerStore, keeper } = sending
  useEffect(() => {
    const carryOver = () => {
      keeper.saveNow()
      return keeper.isKept() && services.carryDraft?.(keeper.key) === true
    }
    return countUnsent({ isUntouched: answerStore.isUntouched, carryOver })
  }, [answerStore, keeper, services])
  useErrorTitle(state.step === 'fix')
  const errorList = useRef<HTMLDivElement>(null)
  return (
    <div className="form-page">
      <div ref={errorList} />
      <FormHead form={form} hasCard={place.card !== undefined} />
      <div className="page form-page-columns">
        <FormNote paragraphs={form.ui['ui:note']} />
        {services.deliver === undefined ? (
          <NotConfigured chatLink={services.chatLink} />
        ) : (
          <FormSheet form={form} services={services} sending={sending} errorList={errorList} />
        )}
        <FormAside related={place.related} chatLink={services.chatLink} />
      </div>
    </div>
  )
}
