import { fillText } from '../../../engine/fill-text'
import { fewestForSections } from '../../../lint/source/questions'
import { Button } from '../../../ui/Button'
import type { Files } from '../files/change'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { AddQuestion } from './AddQuestion'
import { AddSection } from './AddSection'
import { sectionViews } from './edit-sections'
import { questionsOf } from './questions'

const words = texts.panels

/** What can be added to the questions of a form. */
export type Addable = 'question' | 'section'

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
  /** What is being added. */
  readonly adding: Addable | undefined
  readonly onChoose: (adding: Addable | undefined, focus?: string) => void
  readonly onAdd: (added: AddedToList) => void
}

/** Below the questions: buttons to add one, or a heading to a long form. */
export function AddToList({ form, files, adding, onChoose, onAdd }: AddToListProps) {
  const questions = questionsOf(form)
  const sections = sectionViews(form)
  if (adding === 'question')
    return (
      <AddQuestion
        form={form}
        files={files}
        onCancel={() => onChoose(undefined, 'add-question')}
        onAdd={({ texts: next, name }) => {
          const { label = name } = questionsOf(next).find((each) => each.name === name) ?? {}
          onAdd({ texts: next, name, focus: `edit-${name}`, text: fillText(words.added, { label }) })
        }}
      />
    )
  if (adding === 'section')
    return (
      <AddSection
        form={form}
        onCancel={() => onChoose(undefined, 'add-heading')}
        onAdd={(next, title, first) => {
          const { index = 0 } = sectionViews(next).find((each) => each.first === first) ?? {}
          const text = fillText(words.sections.added, { title })
          onAdd({ texts: next, focus: `heading-${index}`, text })
        }}
      />
    )
  return (
    <div className="row">
      <Button id="add-question" onClick={() => onChoose('question')}>
        {texts.new.add}
      </Button>
      {(sections.length > 0 ? sections.length < questions.length : questions.length >= fewestForSections) && (
        <Button id="add-heading" onClick={() => onChoose('section')}>
          {words.sections.add}
        </Button>
      )}
      {sections.length === 0 && <p className="muted small">{words.sections.needed}</p>}
    </div>
  )
}
