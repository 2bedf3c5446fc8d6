import { useState } from 'react'
import type { QuestionKind } from '../../../generate/new/new-form-answers'
import { Button } from '../../../ui/Button'
import { KindFields } from '../components/KindFields'
import { TextField } from '../components/TextField'
import texts from '../texts.json'
import { addQuestion } from './edit-questions'
import type { FormTexts } from '../files/form-texts'
import { lacksOptions, linesOf } from './question-options'
import { questionsOf } from './questions'

interface AddQuestionProps {
  readonly form: FormTexts
  readonly onAdd: (form: FormTexts, name: string) => void
  readonly onCancel: () => void
}

/** Asks for the minimum that a new question needs; its panel, which opens next, has everything else. */
export function AddQuestion({ form, onAdd, onCancel }: AddQuestionProps) {
  const [label, setLabel] = useState('')
  const [kind, setKind] = useState<QuestionKind>('text')
  const [options, setOptions] = useState('')
  const [wasTried, setTried] = useState(false)
  const words = texts.new
  const { errors } = texts.panels
  const isTaken = questionsOf(form).some((each) => each.label.toLowerCase() === label.trim().toLowerCase())
  const labelProblem = label.trim() === '' ? words.labelMissing : isTaken ? errors.labelTwice : undefined
  const lines = linesOf(options)
  const optionsProblem = lacksOptions(kind, options) ? errors.fewOptions : undefined
  return (
    <form
      className="question-card question-card-open add-question"
      method="dialog"
      noValidate
      aria-label={words.add}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (labelProblem !== undefined || optionsProblem !== undefined) return
        const asked = { label: label.trim(), kind, isRequired: false, options: [...new Set(lines)] }
        const added = addQuestion(form, asked)
        onAdd(added.texts, added.name)
      }}
    >
      <TextField
        label={words.label}
        hint={words.labelHint}
        value={label}
        problem={wasTried ? labelProblem : undefined}
        hasFocus
        onChange={setLabel}
      />
      <KindFields
        kind={kind}
        options={options}
        problem={wasTried ? optionsProblem : undefined}
        onKind={setKind}
        onOptions={setOptions}
      />
      <div className="row">
        <Button type="submit" kind="primary">
          {words.add}
        </Button>
        <Button onClick={onCancel}>{texts.keep.cancel}</Button>
      </div>
    </form>
  )
}
