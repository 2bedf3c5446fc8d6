import { useState } from 'react'
import { Choice } from '../components/Choice'
import { TextField } from '../components/TextField'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { AddForm } from './AddForm'
import { addSection, sectionViews } from './edit-sections'
import { questionsOf } from './questions'

interface AddSectionProps {
  readonly form: FormTexts
  /** `first` is the question below the new heading. */
  readonly onAdd: (form: FormTexts, title: string, first: string) => void
  readonly onCancel: () => void
}

/** Asks for the heading of a new section and its first question; a form's first section contains all questions. */
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
    <AddForm
      label={words.add}
      onCancel={onCancel}
      onSubmit={() => {
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
    </AddForm>
  )
}
