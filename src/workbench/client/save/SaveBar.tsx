import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import { count } from '../components/count'
import type { Change } from '../files/change'
import { nameOfPath } from '../files/describe-file'
import { ConfirmButtons } from '../components/ConfirmButtons'
import { ConfirmDialog } from '../components/ConfirmDialog'
import texts from '../texts.json'
import type { Saving } from './save-form'
import { SaveStatus } from './SaveStatus'

interface SaveBarProps {
  readonly canSave: boolean
  /** The way to propose, where changes are proposed and not saved. */
  readonly propose: ReactNode
  readonly saving: Saving
  readonly changes: readonly Change[]
  readonly problems: number
  readonly isKept: boolean
  /** A file is different on disk; that is settled first. */
  readonly hasConflict: boolean
  readonly address: string
  readonly hasDownloaded: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onDelete: (() => void) | undefined
  readonly onDownload: (as: 'zip' | 'patch') => void
  readonly onShowProblems: () => void
}

type Asking = 'problems' | 'discard' | 'delete' | undefined

/** Save, discard, download, and the state of the work. What cannot be undone is asked about first. */
export function SaveBar(props: SaveBarProps) {
  const {
    canSave,
    propose,
    saving,
    changes,
    problems,
    hasConflict,
    hasDownloaded,
    onSave,
    onDiscard,
    onDelete,
    onDownload,
    onShowProblems,
  } = props
  const [asking, ask] = useState<Asking>()
  const isBusy = saving.step === 'saving'
  const cannotSave = changes.length === 0 || hasConflict
  const close = () => ask(undefined)
  const answer = (act: () => void) => () => {
    close()
    act()
  }
  const save = () => {
    if (isBusy || cannotSave) return
    if (problems > 0) ask('problems')
    else onSave()
  }
  // The checker may need a moment for the last fix: once nothing is wrong any more there is nothing left to ask.
  const isAnswered = asking === 'problems' && problems === 0
  useEffect(() => {
    if (!isAnswered) return
    ask(undefined)
    onSave()
    // Only the moment counts in which the last problem goes; a new `onSave` comes with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAnswered])
  return (
    <div className="save-bar">
      <SaveStatus
        saving={saving}
        changed={changes.length}
        isKept={props.isKept}
        hasConflict={hasConflict}
        address={props.address}
      />
      <div className="row save-buttons">
        {canSave && (
          <Button kind="primary" pending={isBusy} aria-disabled={cannotSave} onClick={save}>
            {texts.save.save}
          </Button>
        )}
        {propose}
        <Button
          kind="quiet"
          onClick={() => changes.length > 0 && ask('discard')}
          aria-disabled={changes.length === 0}
        >
          {texts.save.discard}
        </Button>
        <Downloads
          isFirst={!canSave && propose === undefined}
          hasChanges={changes.length > 0}
          onDownload={onDownload}
          onDelete={onDelete && (() => ask('delete'))}
        />
      </div>
      <Status className="save-downloaded">{hasDownloaded && texts.save.downloaded}</Status>
      <ConfirmDialog
        open={asking === 'problems'}
        title={count(texts.save.problemsTitle, problems)}
        onClose={close}
        answers={
          <ConfirmButtons
            first={{ text: texts.save.problemsShow, act: answer(onShowProblems) }}
            other={{ text: texts.save.problemsSave, act: answer(onSave) }}
          />
        }
      >
        <p>{texts.save.problemsText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={texts.save.deleteTitle}
        onClose={close}
        answers={
          <ConfirmButtons
            first={{ text: texts.save.deleteNo, act: close }}
            other={{ text: texts.save.delete, act: answer(() => onDelete?.()) }}
          />
        }
      >
        <p>{texts.save.deleteText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title={texts.save.discardTitle}
        onClose={close}
        answers={
          <ConfirmButtons
            first={{ text: texts.save.discardNo, act: close }}
            other={{ text: texts.save.discard, act: answer(onDiscard) }}
          />
        }
      >
        <p>{texts.save.discardText}</p>
        <ul>
          {changes.map(({ path }) => (
            <li key={path}>{nameOfPath(path)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  )
}

interface DownloadsProps {
  /** Without a server to save with, a download is how work gets out. */
  readonly isFirst: boolean
  readonly hasChanges: boolean
  readonly onDownload: (as: 'zip' | 'patch') => void
  readonly onDelete: (() => void) | undefined
}

function Downloads({ isFirst, hasChanges, onDownload, onDelete }: DownloadsProps) {
  const buttons = (
    <>
      <Button kind={isFirst ? 'primary' : 'secondary'} icon="download" onClick={() => onDownload('zip')}>
        {texts.save.zip}
      </Button>
      <Button icon="download" aria-disabled={!hasChanges} onClick={() => hasChanges && onDownload('patch')}>
        {texts.save.patch}
      </Button>
    </>
  )
  const remove = onDelete && <Button onClick={onDelete}>{texts.save.delete}</Button>
  if (isFirst)
    return (
      <>
        {buttons}
        {remove}
      </>
    )
  // Once the form is to be deleted the menu is another one, which is closed.
  return (
    <details key={String(onDelete === undefined)} className="more">
      <summary className="tool">{texts.save.more}</summary>
      <div className="more-sheet">
        {buttons}
        {remove}
      </div>
    </details>
  )
}
