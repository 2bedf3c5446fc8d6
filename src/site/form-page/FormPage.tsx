import './form-page.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { formPath } from '../../catalog/form-path'
import type { CompiledForm } from '../../engine/schema/form'
import type { FormPlace } from '../../engine/schema/form-place'
import type { AnswerStore } from '../../form/answer-store'
import { registerUnsent } from '../new-version/unsent-answers'
import { takeArrivals } from '../outbox/shown-outbox'
import { FormSheet } from './FormSheet'
import { ChatBanner } from './form-banners'
import type { FormState } from '../submission/form-state'
import { openSession, type SessionServices } from './form-session'
import texts from './texts.json'
import { Link } from 'wouter'
import { Icon } from '../../ui/icons/Icon'
import { PageBody } from '../shell/page-header/PageBody'
import { PageTop } from '../shell/page-header/PageTop'
import { Alert } from '../../ui/Alert'
import { ChatLink } from './ChatLink'

interface FormPageProps {
  readonly form: CompiledForm
  readonly place: FormPlace
  readonly services: SessionServices
  /** For a page around this one that fills in or reads answers; by default the page creates its own. */
  readonly answerStore?: AnswerStore
}

/**
 * The whole page of one form, for the shell's `<main>`: heading, form, outcome, and related links. Every form has the
 * same page; a form without a card in the manifest has no link back to the hub. The page keeps the state of its form,
 * so give the page of each form a different `key`.
 * @example <FormPage form={form} place={formPlace(form, cards)} services={services} />
 */
export function FormPage({ form, place, services, answerStore: given }: FormPageProps) {
  const [session] = useState(() => openSession(form, services, given))
  const state = useSyncExternalStore(session.watch, session.state, session.state)
  useEffect(() => takeArrivals(form.slug, session.arrive), [form, session])
  useEffect(() => {
    const { answerStore, keeper } = session
    const carryOver = () => {
      keeper.saveNow()
      return keeper.isKept() && services.carryDraft?.(keeper.key) === true
    }
    return registerUnsent({ isUntouched: answerStore.isUntouched, carryOver })
  }, [session, services])
  // The page looks the same while a failed form is sent again.
  const step = 'failure' in state ? 'failed' : state.step
  const { title, description } = form.schema
  const note = form.ui['ui:note']
  return (
    <div className={note ? 'form-page has-note' : 'form-page'} data-step={step}>
      <PageTop title={title} island={form.slug} lead={description} above={place.card && <Breadcrumb />} />
      <PageBody className="form-page-columns">
        <FormNote paragraphs={note} />
        {services.deliver === undefined ? (
          // So that no one fills it in for nothing.
          <div className="form-column">
            <ChatBanner kind="warn" text={texts.notConfigured} />
          </div>
        ) : (
          <FormSheet session={session} state={state} intro={place.intro}>
            <details className="form-wrong">
              <summary className="small">{texts.wrongForm}</summary>
              <SimilarForms related={place.related} step={step} />
            </details>
          </FormSheet>
        )}
        <FormAside step={step} related={place.related} next={form.ui['ui:next']} />
      </PageBody>
    </div>
  )
}

/** The link back to the hub, for a form that the hub links to. */
function Breadcrumb() {
  return (
    <nav className="form-crumb" aria-label={texts.breadcrumb}>
      <Icon name="arrow-left" size={20} />
      <Link to="/forms">{texts.formsCrumb}</Link>
    </nav>
  )
}

/** What everyone must know before they start; renders nothing if the form has no note. */
function FormNote({ paragraphs }: { readonly paragraphs: readonly string[] | undefined }) {
  if (!paragraphs) return null
  return (
    <Alert kind="warn" className="form-note">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Alert>
  )
}

interface SimilarFormsProps {
  readonly related: FormPlace['related']
  readonly step: FormState['step']
}

/** The way to all forms and to the chat is here unless a sent or failed form shows it itself. */
function SimilarForms({ related, step }: SimilarFormsProps) {
  return (
    <ul className="plain-list form-similar">
      {related.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={formPath(slug)}>{title}</Link>
        </li>
      ))}
      {step !== 'sent' && (
        <li>
          <Link to="/forms">{texts.allForms}</Link>
        </li>
      )}
      {step !== 'sent' && step !== 'failed' && (
        <li>
          <ChatLink />
        </li>
      )}
    </ul>
  )
}

interface FormAsideProps extends SimilarFormsProps {
  readonly next: string | undefined
}

/**
 * What happens next, until the form is sent or could not be sent, and links for visitors who have opened the wrong form
 * or are done with this one. Where there is no room beside the form, both are in the form itself.
 */
function FormAside({ step, related, next }: FormAsideProps) {
  if (step === 'sent' && related.length === 0) return null
  return (
    <aside className="form-aside slab card">
      {step !== 'sent' && step !== 'failed' && next !== undefined && (
        <>
          <h2 className="form-aside-title">{texts.next}</h2>
          <p>{next}</p>
        </>
      )}
      <h2 className="form-aside-title">{step === 'sent' ? texts.otherForms : texts.related}</h2>
      <SimilarForms related={related} step={step} />
    </aside>
  )
}
