import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { Choice } from '../components/Choice'
import { TextField } from '../components/TextField'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { addSection, sectionViews } from './edit-sections'
import { questionsOf } from './questions'

interface AddSectionProps {
  readonly form: FormTexts
  /** `first` is the question below the new heading. */
  readonly onAdd: (form: FormTexts, title: string, first: string) => void
  readonly onCancel: () => void
}

/** Asks for a new heading, and for the question that it is to stand above; the first one stands above all of them. */
export function AddSection({ form, onAdd, onCancel }: AddSectionProps) {
  const words = texts.panels.sections
  const [title, setTitle] = useState('')
  const [wasTried, setTried] = useState(false)
  const sections = sectionViews(form)
  const all = questionsOf(form).map(({ name, label }) => [name, label] as const)
  const offered = all.filter(([name]) => sections.every(({ first }) => first !== name))
  const [chosen, choose] = useState(offered[0]?.[0])
  const isFirst = sections.length === 0
  return (
    <form
      className="question-card question-card-open add-question"
      method="dialog"
      noValidate
      aria-label={words.add}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        const first = isFirst ? all[0]?.[0] : chosen
        if (title.trim() === '' || first === undefined) return
        onAdd(addSection(form, title.trim(), first), title.trim(), first)
      }}
    >
      <TextField
        label={words.title}
        hint={words.titleHint}
        problem={wasTried && title.trim() === '' ? words.missing : undefined}
        value={title}
        hasFocus
        onChange={setTitle}
      />
      {isFirst ? (
        <p className="muted">{words.first}</p>
      ) : (
        <Choice isField label={words.where} options={offered} value={chosen ?? ''} onChange={choose} />
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
