import type { ReactNode } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Menu, MenuGroup } from '../components/Menu'
import { Tool, ToolIcon } from '../components/Tool'
import texts from '../texts.json'
import { useFormInPanels } from './form-in-panels'
import { entriesAfterStep, type Entry } from './move-question'
import type { QuestionActions } from './use-question-actions'

const words = texts.panels
const moves = [
  { by: -1, id: 'up', icon: 'arrow-up', text: words.up, said: words.moveUp },
  { by: 1, id: 'down', icon: 'arrow-down', text: words.down, said: words.moveDown },
] as const

interface EntryMenuProps {
  readonly entry: Entry
  readonly label: string
  /** The name on the delete button, if it is not the label. */
  readonly title?: string
  readonly actions: QuestionActions
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** The menu of a question or a heading: moves it up or down, says why it cannot move, and deletes it. */
export function EntryMenu({ entry, label, title = label, actions, children }: EntryMenuProps) {
  return (
    // The menu stays open after a move, so that the entry can be moved further.
    <Menu
      staysOpen
      className="question-menu"
      label={fillText(words.actionsOf, { label })}
      button={<ToolIcon name="more" />}
    >
      <MenuGroup title={words.order}>
        <Moves entry={entry} label={label} actions={actions} />
      </MenuGroup>
      {children}
      <MenuGroup className="menu-last" title={words.remove}>
        <Tool onClick={() => actions.remove(entry)} aria-label={fillText(words.deleteOf, { label: title })}>
          <ToolIcon name="delete" />
          {words.delete}
        </Tool>
      </MenuGroup>
    </Menu>
  )
}

/**
 * The buttons that move an entry. Rendered only while the menu is open, because they examine all dependencies
 * of the form.
 */
function Moves({ entry, label, actions }: Omit<EntryMenuProps, 'title' | 'children'>) {
  const { form } = useFormInPanels()
  const steps = moves.map((move) => ({ ...move, after: entriesAfterStep(form, entry, move.by) }))
  const obstacles = steps.flatMap(({ after }) =>
    typeof after === 'string' && after !== 'end' ? [after] : [],
  )
  return (
    <>
      {steps.map(({ by, id, icon, text, said, after }) => (
        <Tool
          key={id}
          id={`${id}-${entry}`}
          icon={icon}
          aria-label={fillText(said, { label })}
          disabled={typeof after === 'string'}
          onClick={() => actions.move(entry, by)}
        >
          {text}
        </Tool>
      ))}
      {[...new Set(obstacles)].map((obstacle) => (
        <p key={obstacle} className="muted small">
          {words.obstacles[obstacle]}
        </p>
      ))}
    </>
  )
}
