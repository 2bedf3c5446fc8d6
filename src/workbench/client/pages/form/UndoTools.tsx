import { Status } from '../../../../ui/Status'
import { MenuGroup } from '../../components/Menu'
import { Tool } from '../../components/Tool'
import { ToolIcon } from '../../components/ToolIcon'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'
import { directions, type Direction } from '../../form/use-form-history'

const words = texts.history

/** Undo and redo in the bar, and the notice. While a file is edited as text, its toolbar has them instead. */
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
      <ToolIcon name={direction} />
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
          <ToolIcon name={direction} />
          {words[direction]}
        </Tool>
      ))}
    </MenuGroup>
  )
}
