import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { fillText, pluralText } from '../../../../engine/fill-text'
import { formatJson } from '../../../../lint/json/format'
import { PaneAlert } from '../../components/PaneAlert'
import { Status } from '../../../../ui/Status'
import { Choice } from '../../components/Choice'
import { editorTitleId, focusOn } from '../../components/focus'
import { Tool } from '../../components/Tool'
import { helpAt, type KeyHelp } from '../../editor/help-at'
import { JsonEditor } from '../../editor/JsonEditor'
import { vocabularyOf } from '../../editor/complete-json'
import { baseName, fileName } from '../../files/describe-file'
import type { FormFileKind, PlacedFile } from '../../../form-files'
import { hasFixedPage, readCards } from '../../files/form-list'
import { partRoute, routeTo } from '../../files/route-to'
import { PartLinks } from '../../panels/PartLinks'
import { othersInManifest } from '../../store/state'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'

/** Where else the files can be changed; no panel shows examples. */
const panelTexts: Readonly<Partial<Record<FormFileKind, string>>> = texts.editor.inPanels

/** A file of the form as text: its name, its toolbar, the editor, and help for the key at the cursor. */
export function EditorColumn() {
  const { slug, path, placed, counts, store } = useOneForm()
  const navigate = useNavigate()
  const here = placed.find((each) => each.path === path)
  return (
    <>
      {/* `FileNav` for narrow screens. */}
      <Choice
        isField
        className="file-choice"
        label={texts.files.choose}
        options={placed.map(({ path, file }) => {
          const count = counts.get(path) ?? 0
          const name = baseName(path)
          const words =
            // At the text itself each of its problems is shown already.
            count > 0 && path !== here?.path
              ? fillText(texts.files.optionWith, {
                  file: name,
                  problems: pluralText(texts.list.errors, count),
                })
              : fillText(texts.files.option, { file: name, about: texts.files[file.kind].holds })
          return [path, words] as const
        })}
        value={path}
        onChange={(next) => void navigate(routeTo(slug, next))}
      />
      {here && (
        <div className="pane-head">
          <h2 id={editorTitleId} tabIndex={-1}>
            {baseName(path)}
          </h2>
          <p className="muted small pane-about">{texts.files[here.file.kind].about}</p>
        </div>
      )}
      {here && (store.state.drafts.get(path)?.text === null ? <DeletedNote /> : <FileEditor {...here} />)}
    </>
  )
}

function DeletedNote() {
  const { path, actions } = useOneForm()
  const restore = () => {
    actions.revert(path)
    focusOn(editorTitleId)
  }
  return (
    <p className="deleted-note">
      {texts.editor.deletedText} <Tool onClick={restore}>{texts.editor.restore}</Tool>
    </p>
  )
}

function FileEditor({ path, file }: PlacedFile) {
  const { kind } = file
  const { slug, store, changes, debouncedFiles, check, editor, actions, history } = useOneForm()
  const [cursor, setCursor] = useState(0)
  const [said, say] = useState('')
  const words = useMemo(() => vocabularyOf(debouncedFiles, slug), [debouncedFiles, slug])
  const text = store.files.get(path) ?? ''
  // Only those of exactly this text.
  const diagnostics = useMemo(
    () =>
      check.files?.get(path) === text ? check.diagnostics.filter((each) => each.file === path) : undefined,
    [check, path, text],
  )
  const base = changes.find((each) => each.path === path)?.base
  const format = () => {
    const formatted = formatJson(text)
    say(formatted === undefined ? texts.editor.formatFailed : texts.editor.formatted)
    if (formatted !== undefined) actions.change(path, formatted)
  }
  const isReadOnly = kind === 'snapshot'
  const inPanels = kind === 'manifest' && hasFixedPage(slug) ? undefined : panelTexts[kind]
  return (
    <>
      {inPanels !== undefined && (
        <p className="muted small pane-also">
          <PartLinks slug={slug} text={inPanels} />
        </p>
      )}
      <fieldset className="editor-tools" aria-label={texts.editor.toolbar}>
        <Tool onClick={() => editor.current?.find()}>{texts.editor.find}</Tool>
        {!isReadOnly && <Tool onClick={format}>{texts.editor.format}</Tool>}
        <Tool
          className="editor-revert"
          disabled={typeof base !== 'string'}
          onClick={() => actions.revert(path)}
        >
          {texts.editor.revert}
        </Tool>
        {(kind === 'fixtures' || kind === 'snapshot') && (
          <Tool onClick={() => actions.delete(path)}>{texts.editor.delete}</Tool>
        )}
      </fieldset>
      <Status className="visually-hidden">{said}</Status>
      {kind === 'manifest' && <OtherForms />}
      <JsonEditor
        ref={editor}
        path={path}
        kind={kind}
        isReadOnly={isReadOnly}
        text={text}
        label={fillText(texts.editor.label, { name: fileName(file), path })}
        words={words}
        diagnostics={diagnostics}
        onChange={actions.change}
        onUndo={() => history.go('undo')}
        onRedo={() => history.go('redo')}
        onCursor={setCursor}
      />
      <p className="muted small leave-note">{texts.editor.leave}</p>
      <HelpLine help={helpAt(kind, text, cursor)} />
    </>
  )
}

/** Links to the other forms that were changed in the text of all cards: each is saved on its own page. */
function OtherForms() {
  const { slug, store } = useOneForm()
  const others = othersInManifest(store.state, slug)
  const cards = readCards(store.files)
  if (others.length === 0) return null
  return (
    <div>
      <p>{texts.editor.otherForms}</p>
      <ul>
        {others.map((other) => (
          <li key={other}>
            <Link to={partRoute(other, 'card')}>
              {cards.find((card) => card.slug === other)?.title ?? other}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The meaning of the word at the cursor: the hover help for those who do not use a pointer. */
function HelpLine({ help }: { readonly help: KeyHelp | undefined }) {
  return (
    <PaneAlert kind="info" icon={false} className="help-line">
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
    </PaneAlert>
  )
}
