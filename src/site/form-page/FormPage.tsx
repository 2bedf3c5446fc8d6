import './form-page.css'
import { useState } from 'react'
import type { CompiledForm } from '../../engine/form'
import { createAnswerSheet } from '../../form/answer-sheet'
import { ErrorSummary } from '../../form/ErrorSummary'
import { browserServices } from './browser-services'
import { FormAside } from './FormAside'
import { FormHead } from './FormHead'
import { FormSheet } from './FormSheet'
import type { FormServices } from './form-services'
import { NotConfigured } from './NotConfigured'
import { useErrorTitle } from './use-error-title'
import { useSending } from './use-sending'

interface FormPageProps {
  readonly form: CompiledForm
  readonly services?: FormServices
}

/**
 * The whole page of one form, for the shell's `<main>`: heading, form, outcome, and where else to turn.
 * Every form has the same page; a form that has no card in the manifest has no way back to the hub above it.
 * @example <FormPage form={form} />
 */
export function FormPage({ form, services = browserServices }: FormPageProps) {
  return <OneFormPage key={form.slug} form={form} services={services} />
}

function OneFormPage({ form, services }: Required<FormPageProps>) {
  const [sheet] = useState(() => createAnswerSheet(form))
  const address = services.webhooks[form.message.webhook]
  const sending = useSending(form, sheet, services, address ?? '')
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
      <FormHead form={form} />
      <div className="page form-page-columns">
        {address === undefined ? (
          <NotConfigured chatLink={services.chatLink} />
        ) : (
          <FormSheet form={form} sheet={sheet} services={services} sending={sending} />
        )}
        <FormAside form={form} chatLink={services.chatLink} />
      </div>
    </div>
  )
}
