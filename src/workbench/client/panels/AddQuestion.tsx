import { useId, useState } from 'react'
import { hasOptions, questionKinds, type QuestionKind } from '../../../generate/new/new-form-answers'
import { Button } from '../../../ui/Button'
import { TextField } from '../components/TextField'
import texts from '../texts.json'
import { addQuestion } from './edit-questions'
import type { FormTexts } from './form-texts'
import { linesOf } from './question-panel'
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
  const optionsId = useId()
  const words = texts.new
  const { errors } = texts.panels
  const isTaken = questionsOf(form).some((each) => each.label.toLowerCase() === label.trim().toLowerCase())
  const labelProblem = label.trim() === '' ? words.labelMissing : isTaken ? errors.labelTwice : undefined
  const lines = linesOf(options)
  const optionsProblem = hasOptions(kind) && new Set(lines).size < 2 ? errors.fewOptions : undefined
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
      <label className="field">
        <span className="field-label">{words.kind}</span>
        <select
          className="control control-select"
          value={kind}
          onChange={({ currentTarget }) =>
            setKind(questionKinds.find((name) => name === currentTarget.value) ?? 'text')
          }
        >
          {questionKinds.map((name) => (
            <option key={name} value={name}>
              {words.kinds[name]}
            </option>
          ))}
        </select>
      </label>
      {hasOptions(kind) && (
        <div className={`field ${wasTried && optionsProblem !== undefined ? 'field-wrong' : ''}`}>
          <label className="field-label" htmlFor={optionsId}>
            {words.options}
          </label>
          <p className="field-hint" id={`${optionsId}-hint`}>
            {words.optionsHint}
          </p>
          {wasTried && optionsProblem !== undefined && (
            <p className="field-problem" role="alert" id={`${optionsId}-problem`}>
              {optionsProblem}
            </p>
          )}
          <textarea
            id={optionsId}
            className="control control-tall"
            rows={4}
            aria-describedby={`${optionsId}-hint ${optionsId}-problem`}
            value={options}
            onChange={({ currentTarget }) => setOptions(currentTarget.value)}
          />
        </div>
      )}
      <div className="row">
        <Button type="submit" kind="primary">
          {words.add}
        </Button>
        <Button onClick={onCancel}>{texts.keep.cancel}</Button>
      </div>
    </form>
  )
}
