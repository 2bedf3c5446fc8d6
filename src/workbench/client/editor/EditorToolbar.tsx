import type { FormFileKind } from '../files/form-file'
import texts from '../texts.json'

interface EditorToolbarProps {
  readonly kind: FormFileKind
  readonly isChanged: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onFind: () => void
  readonly onFormat: () => void
  readonly onRevert: () => void
  readonly onDelete: () => void
}

/** The actions for the file in the editor. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { kind, isChanged, onUndo, onRedo, onFind, onFormat, onRevert, onDelete } = props
  const canDelete = kind === 'fixtures' || kind === 'snapshot'
  return (
    <fieldset className="editor-tools" aria-label={texts.editor.toolbar}>
      <ToolButton label={texts.editor.undo} onClick={onUndo} />
      <ToolButton label={texts.editor.redo} onClick={onRedo} />
      <ToolButton label={texts.editor.find} onClick={onFind} />
      <ToolButton label={texts.editor.format} onClick={onFormat} />
      <ToolButton label={texts.editor.revert} onClick={onRevert} disabled={!isChanged} />
      {canDelete && <ToolButton label={texts.editor.delete} onClick={onDelete} />}
    </fieldset>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A disabled button stays in the tab order, so that the focus is not lost. */
function ToolButton({ label, disabled = false, onClick }: ToolButtonProps) {
  return (
    <button type="button" className="tool" aria-disabled={disabled} onClick={() => disabled || onClick()}>
      {label}
    </button>
  )
}
