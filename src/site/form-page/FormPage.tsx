import './form-page.css'
import { useEffect, useState } from 'react'
import type { CompiledForm } from '../../engine/schema/form'
import type { FormPlace } from '../../engine/schema/form-place'
import { createAnswerSheet, type AnswerSheet } from '../../form/answer-sheet'
import { ErrorSummary } from '../../form/ErrorSummary'
import { countUnsent } from '../offline/unsent-answers'
import { createDraftKeeper } from './drafts/draft-keeper'
import { FormAside } from './FormAside'
import { FormHead } from './FormHead'
import { FormSheet } from './FormSheet'
import type { FormServices } from './form-services'
import { NotConfigured } from './NotConfigured'
import { useErrorTitle } from './use-error-title'
import { useSending } from './use-sending'

interface FormPageProps {
  readonly form: CompiledForm
  readonly place: FormPlace
  readonly services: FormServices
  /** For a page around this one that fills in answers or reads along; made by the page itself otherwise. */
  readonly sheet?: AnswerSheet
}

/**
 * The whole page of one form, for the shell's `<main>`: heading, form, outcome, and where else to turn.
 * Every form has the same page; a form that has no card in the manifest has no way back to the hub above it.
 * @example <FormPage form={form} place={formPlace(form, cards)} services={services} />
 */
export function FormPage(props: FormPageProps) {
  return <OneFormPage key={props.form.slug} {...props} />
}

function OneFormPage({ form, place, services, sheet: given }: FormPageProps) {
  const [sheet] = useState(() => given ?? createAnswerSheet(form))
  const [keeper] = useState(() => createDraftKeeper(form, sheet, services))
  useEffect(() => countUnsent(sheet), [sheet])
  const sending = useSending(form, sheet, services, keeper)
  const { state } = sending
  useErrorTitle(state.step === 'fix')
  return (
    <div className="form-page">
      {state.step === 'fix' && (
        <div className="page form-summary">
          <ErrorSummary
            key={state.tries}
            form={form}
            sheet={sheet}
            heading={state.heading}
            errors={state.errors}
          />
        </div>
      )}
      <FormHead form={form} hasCard={place.card !== undefined} />
      <div className="page form-page-columns">
        {services.deliver === undefined ? (
          <NotConfigured chatLink={services.chatLink} />
        ) : (
          <FormSheet form={form} sheet={sheet} services={services} keeper={keeper} sending={sending} />
        )}
        <FormAside related={place.related} chatLink={services.chatLink} />
      </div>
    </div>
  )
}
