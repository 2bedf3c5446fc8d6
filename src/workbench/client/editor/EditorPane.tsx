import { useRef, useState, type Ref } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Status } from '../../../ui/Status'
import type { FileDraft } from '../store/reducer'
import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { PlacedFile } from '../files/files-of-form'
import { fileName } from '../files/describe-file'
import texts from '../texts.json'
import { EditorToolbar } from './EditorToolbar'
import { formatJson } from '../../../lint/json/format'
import { JsonEditor, type EditorHandle } from './JsonEditor'
import type { Vocabulary } from './vocabulary'
import type { FormFileKind } from '../files/form-file'
import { helpAt } from './help-at'

interface EditorPaneProps {
  readonly ref: Ref<EditorHandle>
  readonly placed: PlacedFile
  readonly text: string
  readonly draft: FileDraft | undefined
  readonly words: Vocabulary
  readonly problems: readonly Diagnostic[]
  readonly onChange: (path: string, text: string) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onRevert: () => void
  readonly onDelete: () => void
}

/** One file of the form: its name, its text, and its toolbar. */
export function EditorPane(props: EditorPaneProps) {
  const { ref, placed, text, draft, words, problems, onChange, onUndo, onRedo, onRevert, onDelete } = props
  const { path, file } = placed
  const [cursor, setCursor] = useState(0)
  const [said, say] = useState('')
  const editor = useRef<EditorHandle>(null)
  const about = texts.files[file.kind]
  const format = () => {
    const tidy = formatJson(text)
    say(tidy === undefined ? texts.editor.formatFailed : texts.editor.formatted)
    if (tidy !== undefined) onChange(path, tidy)
  }
  const share = (handle: EditorHandle | null) => {
    editor.current = handle
    if (typeof ref === 'function') ref(handle)
    else if (ref) ref.current = handle
  }
  return (
    <>
      <div className="pane-head">
        <h2 id="editor-title">{fileName(file)}</h2>
        <code className="pane-path">{path.replace('forms/', '')}</code>
        <p className="muted small pane-about">{about.about}</p>
      </div>
      {draft?.text === null ? (
        <p className="deleted-note">
          {texts.editor.deletedText}{' '}
          <button type="button" className="tool" onClick={onRevert}>
            {texts.editor.restore}
          </button>
        </p>
      ) : (
        <>
          <EditorToolbar
            kind={file.kind}
            isChanged={draft !== undefined && draft.base !== null}
            onUndo={onUndo}
            onRedo={onRedo}
            onFind={() => editor.current?.find()}
            onFormat={format}
            onRevert={onRevert}
            onDelete={onDelete}
          />
          <Status className="visually-hidden">{said}</Status>
          <JsonEditor
            ref={share}
            path={path}
            kind={file.kind}
            text={text}
            label={fillText(texts.editor.label, { name: fileName(file), path })}
            words={words}
            problems={problems}
            onChange={onChange}
            onUndo={onUndo}
            onRedo={onRedo}
            onCursor={setCursor}
          />
          <p className="muted small leave-note">{texts.editor.leave}</p>
          <HelpLine kind={file.kind} text={text} offset={cursor} />
        </>
      )}
    </>
  )
}

interface HelpLineProps {
  readonly kind: FormFileKind
  readonly text: string
  readonly offset: number
}

/** The meaning of the word at the cursor: the hover help for those who do not use a pointer. */
function HelpLine({ kind, text, offset }: HelpLineProps) {
  const help = helpAt(kind, text, offset)
  return (
    <div className="help-line">
      <h3 className="help-title">{texts.editor.help}</h3>
      {help ? (
        <p>
          <strong className="mono">{help.name}</strong> {help.text}{' '}
          {help.example !== undefined && (
            <span>
              {texts.editor.example} <code>{help.example}</code>
            </span>
          )}{' '}
          {help.allowed && (
            <span>
              {texts.editor.allowed} <code>{help.allowed.join(', ')}</code>
            </span>
          )}
        </p>
      ) : (
        <p className="muted">{texts.editor.helpEmpty}</p>
      )}
    </div>
  )
}
