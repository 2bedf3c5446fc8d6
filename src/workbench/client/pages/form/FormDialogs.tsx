import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { fillText, pluralText } from '../../../../engine/fill-text'
import { withChanges } from '../../../../generate/fix/file-changes'
import { newTexts } from '../../../form-files'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import proposing from '../../github/texts.json'
import { changesInWords } from '../../panels/describe-changes'
import texts from '../../texts.json'
import { placeOfHeld } from './DiagnosticPanel'
import { useOneForm } from '../../form/one-form'

export type Asked = 'errors' | 'discard' | 'delete'

interface FormDialogsProps {
  readonly asking: Asked | undefined
  readonly onClose: () => void
  readonly onSave: () => void
}

/** The confirmations before a form is saved with errors, deleted, or reverted to what is saved. */
export function FormDialogs({ asking, onClose, onSave }: FormDialogsProps) {
  const form = useOneForm()
  const { actions } = form
  const errorCount = form.diagnostics.own.length
  const answer = (act: () => void) => () => {
    // An open dialog keeps the focus inside, so what the action moves it to must be free by then.
    flushSync(onClose)
    act()
  }
  // The linter may need a moment for the last fix: once no error remains, there is nothing to ask.
  const isAnswered = asking === 'errors' && errorCount === 0
  const saveAtOnce = useEffectEvent(() => {
    onClose()
    onSave()
  })
  useEffect(() => {
    if (isAnswered) saveAtOnce()
  }, [isAnswered])
  const { save } = texts
  const dialogs = {
    errors: {
      title: pluralText(save.fixFirst, errorCount),
      first: [save.errorsShow, answer(() => actions.goToDiagnostics(form.diagnostics.own[0]))],
      other: [save.errorsSave, answer(onSave)],
      children: <p>{save.errorsText}</p>,
    },
    delete: {
      title: save.deleteTitle,
      first: [save.deleteNo, onClose],
      other: [save.delete, answer(actions.deleteForm)],
      isDestructive: true,
      children: (
        <p>
          {fillText(save.deleteText, {
            title: form.title,
            save: form.opened.github ? proposing.propose : save.save,
          })}
        </p>
      ),
    },
    discard: {
      title: save.discardTitle,
      first: [save.discardNo, onClose],
      other: [save.discard, answer(actions.discard)],
      isDestructive: true,
      children: <Changes />,
    },
  } as const
  return <ConfirmDialog open={asking !== undefined} onClose={onClose} {...dialogs[asking ?? 'errors']} />
}

/** What would be discarded. */
function Changes() {
  const form = useOneForm()
  const { slug } = form
  const { disk } = form.store.state
  return (
    <>
      <ul>
        {changesInWords(slug, disk, withChanges(disk, newTexts(form.changes))).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {form.held.map((entry) => (
          <li key={JSON.stringify([entry.panel, entry.field])}>{placeOfHeld(entry)}</li>
        ))}
      </ul>
      <p>{texts.save.discardText}</p>
    </>
  )
}
