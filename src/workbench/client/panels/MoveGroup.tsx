import { fillText } from '../../../engine/fill-text'
import { MenuGroup } from '../components/Menu'
import { Tool } from '../components/Tool'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { entriesAfterStep, type Entry } from './move-question'

const words = texts.panels
const moves = [
  { by: -1, id: 'up', icon: 'arrow-up', text: words.up, said: words.moveUp },
  { by: 1, id: 'down', icon: 'arrow-down', text: words.down, said: words.moveDown },
] as const

interface MoveGroupProps {
  readonly form: FormTexts
  readonly entry: Entry
  readonly label: string
  readonly onMove: (by: -1 | 1) => void
}

/** In the menu of a question or a heading: moves it up or down, and says why it cannot move. */
export function MoveGroup({ form, entry, label, onMove }: MoveGroupProps) {
  const steps = moves.map((move) => ({ ...move, after: entriesAfterStep(form, entry, move.by) }))
  const obstacles = steps.flatMap(({ after }) =>
    typeof after === 'string' && after !== 'end' ? [after] : [],
  )
  return (
    <MenuGroup title={words.order}>
      {steps.map(({ by, id, icon, text, said, after }) => (
        <Tool
          key={id}
          id={`${id}-${entry}`}
          icon={icon}
          aria-label={fillText(said, { label })}
          disabled={typeof after === 'string'}
          onClick={() => onMove(by)}
        >
          {text}
        </Tool>
      ))}
      {[...new Set(obstacles)].map((obstacle) => (
        <p key={obstacle} className="muted small">
          {words.obstacles[obstacle]}
        </p>
      ))}
    </MenuGroup>
  )
}
