import { useEffect, useEffectEvent } from 'react'
import { pluralText } from '../../../../engine/fill-text'
import { manifestPath } from '../../../../lint/source/file-kind'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { nameOfPath } from '../../files/describe-file'
import { textsOf } from '../../files/form-texts'
import { describeChanges } from '../../panels/describe-changes'
import texts from '../../texts.json'
import { placeOfHeld } from './DiagnosticPanel'
import { useOneForm, type OneForm } from './one-form'

export type Asked = 'errors' | 'discard' | 'delete'

interface FormDialogsProps {
  readonly asking: Asked | undefined
  readonly onClose: () => void
  readonly onSave: () => void
}

/** The questions before a form is saved with errors, deleted, or set back to what is saved. */
export function FormDialogs({ asking, onClose, onSave }: FormDialogsProps) {
  const form = useOneForm()
  const { held, actions } = form
  const errorCount = form.diagnostics.own.length
  const answer = (act: () => void) => () => {
    onClose()
    act()
  }
  // The linter may need a moment for the last fix: once no error remains, there is nothing to ask.
  const isAnswered = asking === 'errors' && errorCount === 0
  const saveAtOnce = useEffectEvent(answer(onSave))
  useEffect(() => {
    if (isAnswered) saveAtOnce()
  }, [isAnswered])
  return (
    <>
      <ConfirmDialog
        open={asking === 'errors'}
        title={pluralText(texts.save.errorsTitle, errorCount)}
        onClose={onClose}
        first={[texts.save.errorsShow, answer(() => actions.goToDiagnostics(form.diagnostics.own[0]))]}
        other={[texts.save.errorsSave, answer(onSave)]}
      >
        <p>{texts.save.errorsText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={texts.save.deleteTitle}
        onClose={onClose}
        first={[texts.save.deleteNo, onClose]}
        other={[texts.save.delete, answer(actions.deleteForm)]}
      >
        <p>{texts.save.deleteText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title={texts.save.discardTitle}
        onClose={onClose}
        first={[texts.save.discardNo, onClose]}
        other={[texts.save.discard, answer(actions.discard)]}
      >
        <ul>
          {(asking === 'discard' ? changeWords(form) : []).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {held.map((entry) => (
            <li key={JSON.stringify([entry.panel, entry.field])}>{placeOfHeld(entry)}</li>
          ))}
        </ul>
        <p>{texts.save.discardText}</p>
      </ConfirmDialog>
    </>
  )
}

/** What has changed, in sentences; if a file cannot be read, the names of the changed files. */
function changeWords({ slug, texts: now, changes, brokenPath, store }: OneForm): readonly string[] {
  const saved = textsOf(store.state.disk, slug)
  const found = brokenPath === undefined ? describeChanges(slug, saved, now).changes : []
  if (found.length > 0) return found
  return changes.map(({ path }) => (path === manifestPath ? texts.save.discardCard : nameOfPath(path)))
}
