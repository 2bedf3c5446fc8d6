import { fillText } from '../../../engine/fill-text'
import { Menu, MenuGroup } from '../components/Menu'
import { Tool } from '../components/Tool'
import texts from '../texts.json'
import type { QuestionView } from './questions'

interface InsertAnswerProps {
  /** The id of the control that it writes into. */
  readonly control: string
  readonly label: string
  readonly questions: readonly QuestionView[]
}

/** The questions as a menu: the one that is chosen is put in at the cursor, to be replaced by its answer. */
export function InsertAnswer({ control, label, questions }: InsertAnswerProps) {
  const { insert, insertInto, insertWhich } = texts.panels
  const put = (name: string) => {
    const field = document.getElementById(control)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    const { value, selectionStart, selectionEnd } = field
    const at = selectionStart ?? 0
    const gap = /[\p{L}\p{N}}.,:;!?]$/u.test(value.slice(0, at)) ? ' ' : ''
    field.setRangeText(`${gap}{${name}}`, at, selectionEnd ?? 0, 'end')
    // To the field this is the same as typing.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Menu className="insert-menu" label={fillText(insertInto, { label })} button={insert}>
      <MenuGroup title={insertWhich}>
        {questions.map((question) => (
          <Tool key={question.name} onClick={() => put(question.name)}>
            {question.label}
          </Tool>
        ))}
      </MenuGroup>
    </Menu>
  )
}
