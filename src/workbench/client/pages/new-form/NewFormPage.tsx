import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom'
import { pluralText } from '../../../../engine/fill-text'
import { formPlace } from '../../../../engine/schema/form-place'
import type { PreviewView } from '../../../../form/preview-protocol'
import { freeColour } from '../../../../generate/new/free-colour'
import { PaneAlert } from '../../components/PaneAlert'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { onThemeChange } from '../../../../ui/theme/theme-store'
import { FormFrame } from '../../preview/FormFrame'
import { themeOnPage } from '../../preview/use-preview'
import { usePreviewFrame } from '../../preview/use-preview-frame'
import { partRoute } from '../../files/route-to'
import { useApp } from '../App'
import { Dock, previewTitleId } from '../form/Dock'
import { formPath } from '../../../../catalog/form-path'
import { readCards, knownTags } from '../../files/read-cards'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { editorTitleId } from '../../components/focus'
import { TextField } from '../../components/TextField'
import { useServices } from '../../services'
import texts from '../../texts.json'
import { TagInput } from '../../components/TagInput'
import { useTitle } from '../../components/use-title'
import { NewQuestionFields } from '../../components/NewQuestionFields'
import {
  draftForm,
  emptyPlan,
  needsOwnSlug,
  newFormAnswers,
  planErrorOf,
  planErrors,
  planWith,
  type FormPlan,
  type PlanError,
} from './form-plan'

/** Asks what a new form is about and for its first question, writes its files, and puts them into the store. */
export function NewFormPage() {
  const words = texts.new
  const { files, send } = useApp().store
  useTitle(words.title)
  const { worker } = useServices()
  const navigate = useNavigate()
  const [plan, setPlan] = useState(emptyPlan)
  const cards = useMemo(() => readCards(files), [files])
  const colour = useMemo(() => freeColour(cards.flatMap((card) => card.colour ?? [])), [cards])
  const draft = useMemo(() => draftForm(plan, colour), [plan, colour])
  const [isWriting, setWriting] = useState(false)
  // What is wrong with the plan, once staff have tried to write the form.
  const [errors, setErrors] = useState<readonly PlanError[]>([])
  const change = (part: Partial<FormPlan>) => {
    const next = planWith(plan, part)
    setPlan(next)
    if (errors.length > 0) setErrors(planErrors(next))
  }
  const errorAt = (control: string) => errors.find((error) => error.control === control)?.text
  const errorSummary = useRef<HTMLDivElement>(null)
  const isWritten = useRef(false)
  const hasUnsaved = () => plan !== emptyPlan && !isWritten.current
  const leaving = useBlocker(hasUnsaved)
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault()
  })

  const refuse = (found: readonly PlanError[]) => {
    setWriting(false)
    setErrors(found)
    errorSummary.current?.focus()
  }
  const write = async () => {
    if (isWriting) return
    const missing = planErrors(plan)
    if (missing.length > 0) return refuse(missing)
    setErrors([])
    setWriting(true)
    const made = await worker.newForm(newFormAnswers(plan), files).catch((error: unknown) => {
      return { ok: false, reasons: [{ text: String(error) }] } as const
    })
    if (!made.ok) return refuse(made.reasons.map(planErrorOf))
    send({ type: 'created', texts: made.files })
    isWritten.current = true
    return navigate(partRoute(plan.slug.trim(), 'questions'))
  }
  return (
    <div className="page new-form">
      <ConfirmDialog
        open={leaving.state === 'blocked'}
        title={words.leaveTitle}
        onClose={() => leaving.reset?.()}
        first={[words.stay, () => leaving.reset?.()]}
        other={[words.leave, () => leaving.proceed?.()]}
      >
        <p>{words.leaveText}</p>
      </ConfirmDialog>
      <h1 id={editorTitleId} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="lead">{words.lead}</p>
      <div ref={errorSummary} tabIndex={-1} className="new-errors">
        {errors.length > 0 && (
          <PaneAlert kind="err" role="alert">
            <p>{pluralText(words.refusedCount, errors.length)}</p>
            <ul>
              {errors.map(({ control, text }) => (
                <li key={`${control} ${text}`}>
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => document.querySelector<HTMLElement>(control)?.focus()}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </PaneAlert>
        )}
      </div>
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void write()
        }}
      >
        <fieldset className="new-group">
          <legend>{words.aboutTitle}</legend>
          {(
            [
              ['title', 'new-title', words.name, words.nameHint],
              ['slug', 'new-slug', words.slug, needsOwnSlug(plan) ? words.slugByHand : words.slugHint],
              ['description', 'new-about', words.about, words.aboutHint],
            ] as const
          ).map(([name, id, label, hint]) => (
            <TextField
              key={id}
              id={id}
              label={label}
              hint={hint}
              prefix={name === 'slug' ? formPath('') : undefined}
              error={errorAt(`#${id}`)}
              value={plan[name]}
              onChange={(text) => change({ [name]: text })}
            />
          ))}
          <Status className="visually-hidden">{needsOwnSlug(plan) && words.slugByHand}</Status>
          <TagInput
            id="new-tags"
            label={words.tags}
            hint={words.tagsHint}
            error={errorAt('#new-tags input')}
            options={knownTags(cards)}
            chosen={plan.tags}
            onChange={(tags) => change({ tags })}
          />
        </fieldset>
        <fieldset className="new-group new-question">
          <legend>{words.first}</legend>
          <NewQuestionFields
            labelId="new-label"
            question={plan}
            errors={{ label: errorAt('#new-label'), options: errorAt('.new-question textarea') }}
            onChange={change}
          />
          <p className="muted">{words.others}</p>
        </fieldset>
        <Dock className="new-write">
          <Button type="submit" kind="primary" pending={isWriting}>
            {words.write}
          </Button>
          <Status>{isWriting && words.writing}</Status>
        </Dock>
      </form>
      <aside className="new-see" aria-label={texts.see.title}>
        <h2 id={previewTitleId} className="new-see-title" tabIndex={-1}>
          {words.card}
        </h2>
        <div className="new-card">
          <DraftFrame view="card" {...draft} />
        </div>
        <div className="new-page">
          <h2 className="new-see-title">{words.page}</h2>
          <DraftFrame view="form" {...draft} />
        </div>
      </aside>
    </div>
  )
}

type DraftFrameProps = ReturnType<typeof draftForm> & { readonly view: PreviewView }

/** A preview of a form that has not been created yet, in the workbench's own theme. */
function DraftFrame({ definition, card, view }: DraftFrameProps) {
  const theme = useSyncExternalStore(onThemeChange, themeOnPage)
  const { frame, tell, isReady } = usePreviewFrame()
  useEffect(() => {
    if (isReady) tell({ kind: 'look', theme, outcome: 'success', view })
  }, [isReady, tell, theme, view])
  useEffect(() => {
    if (isReady) tell({ kind: 'show', definition, place: formPlace(definition, [card]), cards: [card] })
  }, [isReady, tell, definition, card])
  return <FormFrame frame={frame} width="phone" view={view} />
}
