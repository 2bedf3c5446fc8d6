import { useId, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Icon } from '../../../ui/icons/Icon'
import { Menu, MenuGroup } from '../components/Menu'
import { Tool } from '../components/Tool'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import type { SectionView } from './edit-sections'
import { MoveGroup } from './MoveGroup'

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
  const problemId = useId()
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
          aria-describedby={isEmpty ? problemId : undefined}
          value={typed ?? title}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            if (value.trim() !== '') onRename(value.trim())
          }}
          onBlur={() => setTyped(undefined)}
        />
        {isEmpty && (
          <p className="field-problem" id={problemId} role="alert">
            {words.sections.missing}
          </p>
        )}
      </div>
      <Menu
        staysOpen
        className="question-menu"
        label={fillText(words.actionsOf, { label: named })}
        button={<Icon name="more" size={20} />}
      >
        <MoveGroup form={form} entry={index} label={named} onMove={onMove} />
        <MenuGroup className="menu-last" title={words.remove}>
          <Tool icon="close" onClick={onRemove} aria-label={fillText(words.deleteOf, { label: title })}>
            {words.delete}
          </Tool>
        </MenuGroup>
      </Menu>
    </>
  )
}
