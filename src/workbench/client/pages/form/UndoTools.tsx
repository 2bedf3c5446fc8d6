import { Status } from '../../../../ui/Status'
import { MenuGroup } from '../../components/Menu'
import { Tool, ToolIcon } from '../../components/Tool'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'
import { directions } from '../../form/use-form-history'

const words = texts.history

/** Undo and redo in the bar, as arrows, and the notice. */
export function UndoTools() {
  const { can, go, said } = useOneForm().history
  return (
    <>
      <fieldset className="undo-tools" aria-label={words.title}>
        {directions.map((direction) => (
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
        ))}
      </fieldset>
      <Status className={`undo-said ${said ? 'undo-said-shown' : ''}`.trim()}>{said?.text}</Status>
    </>
  )
}

/** Redo in the menu, for phones, whose bar has room for undo alone; nothing where there is nothing to redo. */
export function RedoGroup() {
  const { can, go } = useOneForm().history
  if (!can.redo) return null
  return (
    <MenuGroup title={words.title} className="redo-group">
      <Tool icon="redo" onClick={() => go('redo')}>
        {words.redo}
      </Tool>
    </MenuGroup>
  )
}
