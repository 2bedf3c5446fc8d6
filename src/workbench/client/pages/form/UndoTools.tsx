import { Status } from '../../../../ui/Status'
import { MenuGroup } from '../../components/Menu'
import { Tool } from '../../components/Tool'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'
import { directions, type Direction } from '../../form/use-form-history'

const words = texts.history

/** Two buttons in the bar, and the notice. Beside a text they are missing, because its toolbar has them. */
export function UndoTools() {
  const { part, history } = useOneForm()
  const { said } = history
  return (
    <>
      {part !== undefined && (
        <fieldset className="undo-tools" aria-label={words.title}>
          <TurnTools words={words} />
        </fieldset>
      )}
      <Status className={`undo-said ${said ? 'undo-said-shown' : ''}`.trim()}>{said?.text}</Status>
    </>
  )
}

/** Undo and redo as arrows, with these words as their names. */
export function TurnTools({ words }: { readonly words: Readonly<Record<Direction, string>> }) {
  const { can, go } = useOneForm().history
  return directions.map((direction) => (
    <Tool
      key={direction}
      className="tool-icon"
      aria-label={words[direction]}
      title={words[direction]}
      disabled={!can[direction]}
      onClick={() => go(direction)}
    >
      <TurnIcon name={direction} />
    </Tool>
  ))
}

/** Undo and redo in the menu, for phones, whose bar has no room for them. */
export function UndoGroup() {
  const { part, history } = useOneForm()
  const { can, go } = history
  if (part === undefined) return null
  return (
    <MenuGroup title={words.title} className="undo-group">
      {directions.map((direction) => (
        <Tool key={direction} disabled={!can[direction]} onClick={() => go(direction)}>
          <TurnIcon name={direction} />
          {words[direction]}
        </Tool>
      ))}
    </MenuGroup>
  )
}

const turns = {
  undo: 'M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12H9',
  redo: 'M16 4l5 5-5 5M21 9H10a6 6 0 0 0 0 12h5',
}

/** The arrows of Undo and Redo. They are not among the site's icons, so that visitors do not load them. */
function TurnIcon({ name }: { readonly name: Direction }) {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={turns[name]} />
    </svg>
  )
}
