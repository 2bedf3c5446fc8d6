import { useEffect, useRef, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { hasOptions } from '../../../generate/new/new-form-answers'
import { fewestForSections } from '../../../lint/source/questions'
import { Button } from '../../../ui/Button'
import { Choice } from '../components/Choice'
import { addTitleId } from '../components/focus'
import { AskingForm } from '../components/ConfirmDialog'
import { NewQuestionFields } from '../components/NewQuestionFields'
import { TextField } from '../components/TextField'
import { ToolIcon } from '../components/Tool'
import { tidyText } from '../components/visible-text'
import texts from '../texts.json'
import { addQuestion } from './edit-questions'
import { addSection, sectionViews } from './edit-sections'
import { nothingToAdd, useFormInPanels, type AddPlan } from './form-in-panels'
import { lacksOptions } from './option-lines'
import { newQuestionOf } from './planned-question'
import { questionsOf } from './questions'
import type { QuestionActions } from './use-question-actions'

const words = texts.panels
const formClass = 'question-card question-card-open add-question'

/** Below the questions: buttons to add one, or a heading to a long form. */
export function AddToList({ actions }: { readonly actions: QuestionActions }) {
  const { form, plan, onPlan } = useFormInPanels()
  // Whether the form was just opened by a button, so that its first field takes the focus.
  const [wasChosen, setChosen] = useState(false)
  const choose = (what: AddPlan['what'], focus?: string) => {
    setChosen(true)
    onPlan({ ...nothingToAdd, what })
    actions.focusNext(focus)
  }
  const shared = { actions, hasFocus: wasChosen }
  if (plan.what === 'question')
    return <AddQuestion {...shared} onCancel={() => choose(undefined, 'add-question')} />
  if (plan.what === 'section')
    return <AddSection {...shared} onCancel={() => choose(undefined, 'add-heading')} />
  const questions = questionsOf(form).length
  const sections = sectionViews(form).length
  return (
    <div className="row">
      <Button id="add-question" onClick={() => choose('question')}>
        <ToolIcon name="add" />
        {texts.new.add}
      </Button>
      {(sections > 0 ? sections < questions : questions >= fewestForSections) && (
        <Button id="add-heading" onClick={() => choose('section')}>
          {words.sections.add}
        </Button>
      )}
      {sections === 0 && questions >= fewestForSections && (
        <p className="muted small">{fillText(words.sections.needed, { count: fewestForSections })}</p>
      )}
    </div>
  )
}

interface AddingProps {
  readonly actions: QuestionActions
  readonly hasFocus: boolean
  readonly onCancel: () => void
}

/** Asks for the minimum that a new question needs; its panel, which opens next, has everything else. */
function AddQuestion({ actions, hasFocus, onCancel }: AddingProps) {
  const { form, plan, onPlan, onChange } = useFormInPanels()
  const { question } = plan
  const [wasTried, setTried] = useState(false)
  const { kind, options } = question
  const heading = useInView(hasFocus, hasOptions(kind))
  const added = newQuestionOf(question)
  const { label } = added
  const isTaken = questionsOf(form).some((each) => each.label.toLowerCase() === label.toLowerCase())
  const errors = {
    label: label === '' ? texts.new.labelMissing : isTaken ? words.errors.labelTwice : undefined,
    options: lacksOptions(kind, options) ? words.errors.fewOptions : undefined,
  }
  const add = () => {
    setTried(true)
    if (errors.label !== undefined || errors.options !== undefined) return
    const { texts: next, name } = addQuestion(form, added)
    onPlan(nothingToAdd)
    actions.openCard(name)
    actions.say({ text: fillText(words.added, { label }) })
    onChange(next)
  }
  return (
    <AskingForm
      className={formClass}
      aria-label={texts.new.addTitle}
      submit={texts.new.addIt}
      onSubmit={add}
      onCancel={onCancel}
    >
      <h3 id={addTitleId} ref={heading} tabIndex={-1}>
        {texts.new.addTitle}
      </h3>
      <p className="planned-note small">{texts.save.planned.question}</p>
      <NewQuestionFields
        question={question}
        {...(wasTried && { errors })}
        hasFocus={hasFocus}
        onChange={(change) => onPlan({ ...plan, question: { ...question, ...change } })}
      />
    </AskingForm>
  )
}

/** Asks for the heading of a new section and its first question; a form's first section contains all questions. */
function AddSection({ actions, hasFocus, onCancel }: AddingProps) {
  const { form, plan, onPlan, onChange } = useFormInPanels()
  const { sections: own } = words
  const [wasTried, setTried] = useState(false)
  const heading = useInView(hasFocus)
  const title = tidyText(plan.heading).trim()
  const sections = sectionViews(form)
  const all = questionsOf(form).map(({ name, label }) => [name, label] as const)
  const offered = all.filter(([name]) => sections.every((section) => section.first !== name))
  const chosen = offered.find(([name]) => name === plan.above)?.[0] ?? offered[0]?.[0]
  const isFirst = sections.length === 0
  const first = isFirst ? all[0]?.[0] : chosen
  const add = () => {
    setTried(true)
    if (title === '' || first === undefined) return
    const next = addSection(form, title, first)
    const { index = 0 } = sectionViews(next).find((each) => each.first === first) ?? {}
    onPlan(nothingToAdd)
    actions.focusNext(`heading-${index}`)
    actions.say({ text: fillText(own.added, { title }) })
    onChange(next)
  }
  return (
    <AskingForm
      className={formClass}
      aria-label={own.addTitle}
      submit={own.addIt}
      onSubmit={add}
      onCancel={onCancel}
    >
      <h3 id={addTitleId} ref={heading} tabIndex={-1}>
        {own.addTitle}
      </h3>
      <p className="planned-note small">{texts.save.planned.section}</p>
      <TextField
        label={own.title}
        hint={own.titleHint}
        error={wasTried && title === '' ? own.missing : undefined}
        value={plan.heading}
        hasFocus={hasFocus}
        onChange={(heading) => onPlan({ ...plan, heading })}
      />
      {isFirst ? (
        <p className="muted">{own.first}</p>
      ) : (
        <Choice
          isField
          label={own.where}
          options={offered}
          value={chosen ?? ''}
          onChange={(above) => onPlan({ ...plan, above })}
        />
      )}
    </AskingForm>
  )
}

/**
 * A ref for the heading of a form: the whole form, not only its first field, is brought into view when it opens and when
 * it grows. `isOpened` is false for a form that was there before.
 */
function useInView(isOpened: boolean, size?: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- it scrolls again when the form has grown
  }, [isOpened, size])
  return heading
}
