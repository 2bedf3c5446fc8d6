import { useReducer, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom'
import { fillText } from '../../../../engine/fill-text'
import { Alert } from '../../../../ui/Alert'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { partRoute } from '../../files/route-to'
import { useApp } from '../App'
import { count } from '../../components/count'
import { readCards } from '../../preview/model/read-cards'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { TextField } from '../../components/TextField'
import { useServices } from '../../api/services'
import texts from '../../texts.json'
import { Ticks } from '../../components/Ticks'
import { useTitle } from '../../components/use-title'
import { newFormAnswers, emptyPlan, planAfter, type PlannedQuestion, type FormPlan } from './form-plan'
import { QuestionFields } from './QuestionFields'
import { hasOptions, leavesOthers } from '../../../../generate/new/new-form-answers'

type Writing =
  { readonly step: 'rest' | 'writing' } | { readonly step: 'refused'; readonly errors: readonly PlanError[] }

/** Asks what a new form is about, writes its files, and puts them into the store. */
export function NewFormPage() {
  const words = texts.new
  const { files, send } = useApp().store
  useTitle(words.title)
  const { worker } = useServices()
  const navigate = useNavigate()
  const [plan, change] = useReducer(planAfter, emptyPlan)
  const [writing, setWriting] = useState<Writing>({ step: 'rest' })
  const [wasTried, setTried] = useState(false)
  const problems = useRef<HTMLDivElement>(null)
  const place = useQuestionFocus(plan.questions)
  const isWritten = useRef(false)
  const hasUnsaved = () => plan !== emptyPlan && !isWritten.current
  const leaving = useBlocker(hasUnsaved)
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault()
  })

  const refuse = (errors: readonly PlanError[]) => {
    setWriting({ step: 'refused', errors })
    problems.current?.focus()
  }
  const write = async () => {
    if (writing.step === 'writing') return
    setTried(true)
    const missing = planErrors(plan)
    if (missing.length > 0) return refuse(missing)
    setWriting({ step: 'writing' })
    const made = await worker.newForm(newFormAnswers(plan), files).catch((error: unknown) => {
      return { ok: false, reasons: [String(error)] } as const
    })
    // Conflicts with other forms are about the title or the folder name.
    if (!made.ok) return refuse([...new Set(made.reasons)].map((text) => ({ id: 'new-title', text })))
    send({ type: 'edited', texts: made.files })
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
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div ref={problems} tabIndex={-1} className="new-problems">
        {writing.step === 'refused' && (
          <Alert kind="err" role="alert">
            <p>{count(words.refusedCount, writing.errors.length)}</p>
            <ul>
              {writing.errors.map(({ id, text }) => (
                <li key={`${id} ${text}`}>
                  <button type="button" className="link-button" onClick={() => focusIn(id)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <form
        ref={place}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void write()
        }}
      >
        <TextField
          id="new-title"
          label={words.name}
          hint={words.nameHint}
          value={plan.title}
          onChange={(text) => change({ type: 'title', text })}
        />
        <TextField
          id="new-slug"
          label={words.slug}
          hint={fillText(words.slugHint, { slug: plan.slug || '…' })}
          value={plan.slug}
          onChange={(text) => change({ type: 'slug', text })}
        />
        <TextField
          id="new-about"
          label={words.about}
          hint={words.aboutHint}
          value={plan.description}
          onChange={(text) => change({ type: 'description', text })}
        />
        <Ticks
          id="new-tags"
          label={words.tags}
          hint={words.tagsHint}
          // A new tag is rarely needed, and can be added to the manifest later.
          options={[...new Set(readCards(files).flatMap((card) => card.tags ?? []))].toSorted()}
          chosen={plan.tags}
          onChange={(tags) => change({ type: 'tags', tags })}
        />
        <h2>{words.questions}</h2>
        {plan.questions.map((question, index) => (
          <QuestionFields
            key={question.id}
            question={question}
            number={index + 1}
            before={plan.questions.slice(0, index)}
            isOnly={plan.questions.length === 1}
            wasTried={wasTried}
            send={change}
          />
        ))}
        <Button onClick={() => change({ type: 'question-added' })}>{words.add}</Button>
        <div className="new-write">
          <Button type="submit" kind="primary" pending={writing.step === 'writing'}>
            {words.write}
          </Button>
          <Status>{writing.step === 'writing' && words.writing}</Status>
        </div>
      </form>
    </div>
  )
}

/** The control itself, or the first one in a group. */
function focusIn(id: string): void {
  const place = document.getElementById(id)
  const control = place?.matches('input')
    ? place
    : place?.querySelector<HTMLElement>('input, select, textarea')
  control?.focus()
}

/**
 * Keeps the focus with the questions when they are added, removed or moved: it goes to the new one, to the one that
 * moved, or, after a removal, to the last. Returns the ref for their form.
 */
function useQuestionFocus(questions: readonly PlannedQuestion[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(questions)
  useLayoutEffect(() => {
    const ids = (list: readonly PlannedQuestion[]) => list.map(({ id }) => id)
    const [old, now] = [ids(before.current), ids(questions)]
    before.current = questions
    if (old.join() === now.join()) return
    const aim =
      now.find((id) => !old.includes(id)) ?? (now.length < old.length ? now.at(-1) : movedUp(old, now))
    form.current?.querySelector<HTMLElement>(`#question-${aim} input`)?.focus()
  }, [questions])
  return form
}

function movedUp(old: readonly number[], now: readonly number[]): number | undefined {
  return now.find((id, index) => old[index] !== id)
}

/** An error in the plan, and the id of the control where it can be fixed. */
interface PlanError {
  readonly id: string
  readonly text: string
}

/** What is missing in a plan, from top to bottom. Conflicts with other forms are found when the form is written. */
function planErrors(plan: FormPlan): readonly PlanError[] {
  const { errors } = texts.new
  const found: PlanError[] = []
  if (plan.title.trim() === '') found.push({ id: 'new-title', text: errors.title })
  else if (plan.slug.trim() === '') found.push({ id: 'new-slug', text: errors.slug })
  if (plan.description.trim() === '') found.push({ id: 'new-about', text: errors.about })
  if (plan.tags.length === 0) found.push({ id: 'new-tags', text: errors.tags })
  const { questions } = newFormAnswers(plan)
  for (const [index, question] of questions.entries()) {
    const id = `question-${plan.questions[index]?.id ?? 0}`
    const say = (text: string) => found.push({ id, text: fillText(text, { number: index + 1 }) })
    if (question.label.trim() === '') say(errors.label)
    if (hasOptions(question.kind) && (question.options ?? []).length < 2) say(errors.options)
    const source = questions.find(({ label }) => label === question.when?.label)
    const awaited = question.when?.answers ?? []
    if (source && (awaited.length === 0 || !leavesOthers(source, awaited))) say(errors.awaited)
  }
  return found
}
