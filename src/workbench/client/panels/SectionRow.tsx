import { useId, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { labelOf } from '../../../engine/schema/questions'
import { ErrorMessage } from '../components/TextField'
import { tidyText, visibleText } from '../components/visible-text'
import { valuesOf, type FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import type { SectionView } from './edit-sections'
import { EntryMenu } from './EntryMenu'
import type { QuestionActions } from './use-question-actions'

const words = texts.panels

interface SectionRowProps {
  readonly form: FormTexts
  readonly section: SectionView
  readonly actions: QuestionActions
  readonly onRename: (title: string) => void
}

/** A heading between the questions: its words, and a menu to move and remove it. */
export function SectionRow({ form, section, actions, onRename }: SectionRowProps) {
  const { index, title, first } = section
  const label = labelOf(valuesOf(form), first)
  const named = fillText(words.sections.named, { title })
  // What is typed, until the field is left: an empty text is no heading, so it is not written into the form.
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  const isEmpty = typed?.trim() === ''
  return (
    <>
      <div className={`section-line ${isEmpty ? 'field-wrong' : ''}`}>
        <input
          id={`heading-${index}`}
          className="control section-title"
          autoComplete="off"
          aria-label={fillText(words.sections.above, { label })}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? errorId : undefined}
          value={typed ?? title}
          onChange={({ currentTarget }) => {
            const value = visibleText(currentTarget.value, title)
            setTyped(value)
            if (value.trim() !== '') onRename(tidyText(value, title).trim())
          }}
          onBlur={() => setTyped(undefined)}
        />
        {isEmpty && <ErrorMessage id={errorId}>{words.sections.missing}</ErrorMessage>}
      </div>
      <EntryMenu form={form} entry={index} label={named} title={title} actions={actions} />
    </>
  )
}
