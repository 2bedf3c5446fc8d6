import { useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { fewestForSections } from '../../../lint/source/questions'
import { Button } from '../../../ui/Button'
import { Choice } from '../components/Choice'
import { AskingForm } from '../components/ConfirmDialog'
import { NewQuestionFields, type PlannedQuestion } from '../components/NewQuestionFields'
import { TextField } from '../components/TextField'
import { tidyText } from '../components/visible-text'
import type { Files } from '../files/change'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { addQuestion } from './edit-questions'
import { addSection, sectionViews } from './edit-sections'
import { lacksOptions, pastedOptions } from './option-lines'
import { questionsOf } from './questions'

const words = texts.panels
const formClass = 'question-card question-card-open add-question'

export type Addable = 'question' | 'section'

/** What is being added, and what was typed for it so far. */
export interface AddPlan {
  readonly what?: Addable | undefined
  readonly question: PlannedQuestion
  readonly heading: string
  /** The question that the heading goes above, if one was chosen. */
  readonly above?: string
}

export const nothingToAdd: AddPlan = { question: { label: '', kind: 'text', options: '' }, heading: '' }

/** The form with what was added, and what to say about it. */
interface AddedToList {
  readonly texts: FormTexts
  /** The name of a new question. */
  readonly name?: string
  /** The id of the element to continue with. */
  readonly focus: string
  readonly text: string
}

interface AddToListProps {
  readonly form: FormTexts
  readonly files: Files
  readonly plan: AddPlan
  /** Whether adding was just chosen, so that typing goes on there. */
  readonly hasFocus: boolean
  readonly onPlan: (plan: AddPlan) => void
  readonly onChoose: (adding: Addable | undefined, focus?: string) => void
  readonly onAdd: (added: AddedToList) => void
}

/** Below the questions: buttons to add one, or a heading to a long form. */
export function AddToList(props: AddToListProps) {
  const { form, plan, onChoose } = props
  if (plan.what === 'question') return <AddQuestion {...props} />
  if (plan.what === 'section') return <AddSection {...props} />
  const questions = questionsOf(form).length
  const sections = sectionViews(form).length
  return (
    <div className="row">
      <Button id="add-question" onClick={() => onChoose('question')}>
        {texts.new.add}
      </Button>
      {(sections > 0 ? sections < questions : questions >= fewestForSections) && (
        <Button id="add-heading" onClick={() => onChoose('section')}>
          {words.sections.add}
        </Button>
      )}
      {sections === 0 && (
        <p className="muted small">{fillText(words.sections.needed, { count: fewestForSections })}</p>
      )}
    </div>
  )
}

/** Asks for the minimum that a new question needs; its panel, which opens next, has everything else. */
function AddQuestion({ form, files, plan, hasFocus, onPlan, onChoose, onAdd }: AddToListProps) {
  const { question } = plan
  const [wasTried, setTried] = useState(false)
  const { kind, options } = question
  const label = tidyText(question.label).trim()
  const isTaken = questionsOf(form).some((each) => each.label.toLowerCase() === label.toLowerCase())
  const errors = {
    label: label === '' ? texts.new.labelMissing : isTaken ? words.errors.labelTwice : undefined,
    options: lacksOptions(kind, options) ? words.errors.fewOptions : undefined,
  }
  const add = () => {
    setTried(true)
    if (errors.label !== undefined || errors.options !== undefined) return
    const asked = { label, kind, isRequired: false, options: [...new Set(pastedOptions(tidyText(options)))] }
    const { texts: next, name } = addQuestion(form, asked, files)
    onAdd({ texts: next, name, focus: `edit-${name}`, text: fillText(words.added, { label }) })
  }
  return (
    <AskingForm
      className={formClass}
      aria-label={texts.new.add}
      submit={texts.new.add}
      onSubmit={add}
      onCancel={() => onChoose(undefined, 'add-question')}
    >
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
function AddSection({ form, plan, hasFocus, onPlan, onChoose, onAdd }: AddToListProps) {
  const { sections: own } = words
  const [wasTried, setTried] = useState(false)
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
    onAdd({ texts: next, focus: `heading-${index}`, text: fillText(own.added, { title }) })
  }
  return (
    <AskingForm
      className={formClass}
      aria-label={own.add}
      submit={own.add}
      onSubmit={add}
      onCancel={() => onChoose(undefined, 'add-heading')}
    >
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
