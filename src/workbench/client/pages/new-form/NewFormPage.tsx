import { useReducer, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom'
import { fillText } from '../../../../engine/fill-text'
import { Alert } from '../../../../ui/Alert'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { partRoute } from '../../files/route-to'
import { useApp } from '../App'
import { count } from '../../components/count'
import { readCards } from '../../preview/model/read-cards'
import { ConfirmButtons } from '../../components/ConfirmButtons'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { TextField } from '../../components/TextField'
import { useServices } from '../../api/services'
import texts from '../../texts.json'
import { useTitle } from '../../components/use-title'
import { answersOf, emptyPlan, planAfter } from './form-plan'
import { planErrors, type PlanError } from './plan-errors'
import { QuestionFields } from './QuestionFields'
import { useQuestionFocus } from './use-question-focus'
import { TagChoice } from './TagChoice'

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
    const made = await worker.newForm(answersOf(plan), files).catch((error: unknown) => {
      return { ok: false, reasons: [String(error)] } as const
    })
    // What the others' forms stand in the way of is about the title or the folder name.
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
        answers={
          <ConfirmButtons
            first={{ text: words.stay, act: () => leaving.reset?.() }}
            other={{ text: words.leave, act: () => leaving.proceed?.() }}
          />
        }
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
        <TagChoice
          cards={readCards(files)}
          chosen={plan.tags}
          onChange={(tag, isOn) => change({ type: 'tag', tag, isOn })}
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
