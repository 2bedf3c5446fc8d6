import { useId, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { ErrorMessage } from '../components/TextField'
import { tidyText, visibleText } from '../components/visible-text'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import type { SectionView } from './edit-sections'
import { EntryMenu } from './EntryMenu'

const words = texts.panels

interface SectionRowProps {
  readonly form: FormTexts
  readonly section: SectionView
  /** The label of the section's first question. */
  readonly label: string
  readonly onRename: (title: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** A heading between the questions: its words, and a menu to move and remove it. */
export function SectionRow({ form, section, label, onRename, onMove, onRemove }: SectionRowProps) {
  const { index, title } = section
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
      <EntryMenu form={form} entry={index} label={named} title={title} onMove={onMove} onDelete={onRemove} />
    </>
  )
}
