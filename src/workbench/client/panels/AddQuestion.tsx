import { useState } from 'react'
import { NewQuestionFields, type PlannedQuestion } from '../components/NewQuestionFields'
import texts from '../texts.json'
import { AddForm } from './AddForm'
import { addQuestion, type Added } from './edit-questions'
import type { Files } from '../files/change'
import type { FormTexts } from '../files/form-texts'
import { lacksOptions, linesOf } from './question-options'
import { questionsOf } from './questions'

interface AddQuestionProps {
  readonly form: FormTexts
  readonly files: Files
  readonly onAdd: (added: Added) => void
  readonly onCancel: () => void
}

/** Asks for the minimum that a new question needs; its panel, which opens next, has everything else. */
export function AddQuestion({ form, files, onAdd, onCancel }: AddQuestionProps) {
  const [question, setQuestion] = useState<PlannedQuestion>({ label: '', kind: 'text', options: '' })
  const [wasTried, setTried] = useState(false)
  const words = texts.new
  const { errors } = texts.panels
  const { kind, options } = question
  const label = question.label.trim()
  const isTaken = questionsOf(form).some((each) => each.label.toLowerCase() === label.toLowerCase())
  const problems = {
    label: label === '' ? words.labelMissing : isTaken ? errors.labelTwice : undefined,
    options: lacksOptions(kind, options) ? errors.fewOptions : undefined,
  }
  return (
    <AddForm
      label={words.add}
      onCancel={onCancel}
      onSubmit={() => {
        setTried(true)
        if (problems.label !== undefined || problems.options !== undefined) return
        const asked = { label, kind, isRequired: false, options: [...new Set(linesOf(options))] }
        onAdd(addQuestion(form, asked, files))
      }}
    >
      <NewQuestionFields
        question={question}
        {...(wasTried && { problems })}
        hasFocus
        onChange={(change) => setQuestion({ ...question, ...change })}
      />
    </AddForm>
  )
}
