import { useMemo, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useNavigate, useSearchParams } from 'react-router-dom'
import { fillText } from '../../../../engine/fill-text'
import { freeColour } from '../../../../generate/new/free-colour'
import { PaneAlert } from '../../components/PaneAlert'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { readForm } from '../../preview/model/read-form'
import { titledForms, readCards, knownTags } from '../../files/form-list'
import { partRoute } from '../../files/route-to'
import { useApp, useTitle } from '../App'
import { Dock } from '../form/Dock'
import { formPath } from '../../../../catalog/form-path'
import { Choice } from '../../components/Choice'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { editorTitleId } from '../../components/focus'
import { TextField } from '../../components/TextField'
import { useServices } from '../../services'
import texts from '../../texts.json'
import { LinkButton } from '../../components/Tool'
import { TagInput } from '../../components/TagInput'
import { NewQuestionFields } from '../../components/NewQuestionFields'
import { CopiedParts } from './CopiedParts'
import { DraftPreview } from './DraftPreview'
import {
  draftForm,
  needsOwnSlug,
  newFormAnswers,
  planErrorOf,
  planErrors,
  planWith,
  startPlan,
  type FormPlan,
  type PlanError,
} from './form-plan'

/**
 * Asks what a new form is about, and for its first question or the form to copy, which is in the address; writes its files,
 * and puts them into the store.
 */
export function NewFormPage() {
  const words = texts.new
  const { files, send } = useApp().store
  useTitle(words.title)
  const { worker } = useServices()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const start = useMemo(() => startPlan(files, search.get('copy') ?? ''), [files, search])
  // What staff have written, which stays when they start with another form.
  const [written, setWritten] = useState<Partial<FormPlan>>({})
  const plan = useMemo(() => ({ ...start, ...written }), [start, written])
  const { copyOf, isUnlisted } = plan
  const { form, brokenPath } = useMemo(() => readForm(files, copyOf), [files, copyOf])
  const cards = useMemo(() => readCards(files), [files])
  const forms = useMemo(() => titledForms(files), [files])
  const colour = useMemo(() => freeColour(cards.flatMap((card) => card.colour ?? [])), [cards])
  const draft = useMemo(() => draftForm(plan, colour, form), [plan, colour, form])
  const [isWriting, setWriting] = useState(false)
  // What is wrong with the plan, once staff have tried to write the form.
  const [errors, setErrors] = useState<readonly PlanError[]>([])
  const change = (part: Partial<FormPlan>) => {
    const next = planWith(written, part)
    setWritten(next)
    if (errors.length > 0) setErrors(planErrors({ ...start, ...next }, brokenPath))
  }
  const errorAt = (control: string) => errors.find((error) => error.control === control)?.text
  const errorSummary = useRef<HTMLDivElement>(null)
  const isWritten = useRef(false)
  const hasUnsaved = () => Object.keys(written).length > 0 && !isWritten.current
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
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
    const missing = planErrors(plan, brokenPath)
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
      <p className="lead">{copyOf === '' ? words.lead : words.copy.lead}</p>
      <div ref={errorSummary} tabIndex={-1} className="new-errors">
        {errors.length > 0 && (
          <PaneAlert kind="err" role="alert">
            <p>{refusedWords(errors.length)}</p>
            <ul className="plain-list">
              {errors.map(({ control, text }) => (
                <li key={`${control} ${text}`}>
                  <LinkButton onClick={() => document.querySelector<HTMLElement>(control)?.focus()}>
                    {text}
                  </LinkButton>
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
          {forms.length > 0 && (
            <Choice
              isField
              label={words.start}
              options={[['', words.startEmpty], ...forms.map(({ slug, name }) => [slug, name] as const)]}
              value={copyOf}
              onChange={(slug) => {
                setErrors([])
                setSearch(slug === '' ? {} : { copy: slug }, { replace: true })
              }}
            />
          )}
          {(
            [
              ['title', 'new-title', words.name, copyOf === '' ? words.nameHint : words.copy.nameHint],
              ['slug', 'new-slug', words.slug, needsOwnSlug(plan) ? words.slugByHand : words.slugHint],
              [
                'description',
                'new-about',
                words.about,
                copyOf === '' ? words.aboutHint : words.copy.aboutHint,
              ],
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
          {!isUnlisted && (
            <TagInput
              id="new-tags"
              label={words.tags}
              hint={words.tagsHint}
              error={errorAt('#new-tags input')}
              options={knownTags(cards)}
              chosen={plan.tags}
              onChange={(tags) => change({ tags })}
            />
          )}
        </fieldset>
        <fieldset className="new-group new-question">
          <legend>{copyOf === '' ? words.first : words.copy.title}</legend>
          {copyOf === '' ? (
            <>
              <NewQuestionFields
                labelId="new-label"
                question={plan}
                errors={{ label: errorAt('#new-label'), options: errorAt('.new-question textarea') }}
                onChange={change}
              />
              <p className="muted">{words.others}</p>
            </>
          ) : (
            <CopiedParts plan={plan} brokenPath={brokenPath} />
          )}
        </fieldset>
        <Dock className="new-write">
          <Button type="submit" kind="primary" pending={isWriting}>
            {words.write}
          </Button>
          <Status>{isWriting && words.writing}</Status>
        </Dock>
      </form>
      <DraftPreview draft={draft} />
    </div>
  )
}

/** How many things are missing; numbers up to ten are words. */
function refusedWords(count: number): string {
  const { refusedCount, counts } = texts.new
  return fillText(count === 1 ? refusedCount.one : refusedCount.other, { count: counts[count - 1] ?? count })
}
