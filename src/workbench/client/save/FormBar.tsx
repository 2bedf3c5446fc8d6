import { strToU8, zipSync } from 'fflate'
import { useEffect, useRef, useState } from 'react'
import type { Location } from '../../../lint/report/diagnostic'
import { Button } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import type { OpenedForms } from '../api/connection'
import { ProposeBar } from '../github/ProposeBar'
import type { StoreEvent } from '../store/reducer'
import type { Change, Files } from '../files/change'
import { useServices } from '../api/services'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { count } from '../components/count'
import { nameOfPath } from '../files/describe-file'
import { filesOfForm } from '../files/files-of-form'
import { formPatch } from '../files/form-patch'
import { useTitle } from '../components/use-title'
import texts from '../texts.json'
import { saveForm, type Saving } from './save-form'
import { SaveStatus } from './SaveStatus'

interface FormBarProps {
  readonly slug: string
  readonly title: string
  readonly address: string
  readonly opened: OpenedForms
  readonly changes: readonly Change[]
  /** The forms on disk, and with the changes made here. */
  readonly disk: Files
  readonly files: Files
  readonly isKept: boolean
  readonly problems: number
  readonly hasConflict: boolean
  readonly send: (event: StoreEvent) => void
  readonly onShowProblems: () => void
  readonly onDiscard: () => void
  readonly onGo: (place: Location) => void
  /** Undefined where the form cannot be deleted, or will be. */
  readonly onDelete: (() => void) | undefined
}

/** The id of the form's name, which takes the focus when the focused element is removed. */
export const formTitleId = 'form-title'

/**
 * The form's name, the state of the work, and the actions for the whole form. Irreversible ones are confirmed first.
 */
export function FormBar(props: FormBarProps) {
  const { slug, title, address, opened, changes, disk, files, problems, hasConflict, onDelete } = props
  const { canSave, github } = opened
  const { connection, download, now } = useServices()
  useTitle(title)
  const [saving, setSaving] = useState<Saving>({ step: 'rest' })
  const [hasDownloaded, setDownloaded] = useState(false)
  const [asking, ask] = useState<'problems' | 'discard' | 'delete'>()
  const menu = useRef<HTMLDetailsElement>(null)
  const hasChanges = changes.length > 0
  const cannotSave = !hasChanges || hasConflict || saving.step === 'saving'
  // Without a server to save with and a repository to propose to, a download is the only way to get the work out.
  const canOnlyDownload = !canSave && !github
  const close = () => ask(undefined)
  const answer = (act: () => void) => () => {
    close()
    act()
  }
  /** The menu closes first, so that a dialog returns the focus to the button that opens the menu. */
  const fromMenu = (act: () => void) => () => {
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
    act()
  }
  const onSave = () => void saveForm(connection, slug, changes, setSaving, props.send)
  const downloadZip = () => {
    download(`${slug}.zip`, new Blob([formZip(files, slug, now())], { type: 'application/zip' }))
    setDownloaded(true)
  }
  const downloadPatch = () => {
    download(`${slug}.patch`, new Blob([formPatch(changes)], { type: 'text/x-patch' }))
    setDownloaded(true)
  }
  // The linter may need a moment for the last fix: once no problem remains, there is nothing to ask.
  const isAnswered = asking === 'problems' && problems === 0
  useEffect(() => {
    if (!isAnswered) return
    ask(undefined)
    onSave()
    // Only matters when the last problem disappears; `onSave` is a new function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAnswered])
  return (
    <div className="form-bar">
      <div className="form-title">
        <h1 id={formTitleId} tabIndex={-1}>
          {title}
        </h1>
        <code className="muted">{address}</code>
      </div>
      <details ref={menu} className="more">
        <summary className="tool">{texts.save.more}</summary>
        <div className="more-sheet">
          <Button aria-disabled={!hasChanges} onClick={fromMenu(() => hasChanges && ask('discard'))}>
            {texts.save.discard}
          </Button>
          {!canOnlyDownload && (
            <Button icon="download" onClick={fromMenu(downloadZip)}>
              {texts.save.zip}
            </Button>
          )}
          <Button
            icon="download"
            aria-disabled={!hasChanges}
            onClick={fromMenu(() => hasChanges && downloadPatch())}
          >
            {texts.save.patch}
          </Button>
          {onDelete && <Button onClick={fromMenu(() => ask('delete'))}>{texts.save.delete}</Button>}
        </div>
      </details>
      <SaveStatus
        saving={saving}
        changed={changes.length}
        isKept={props.isKept}
        hasConflict={hasConflict}
        address={address}
      />
      {canSave && (
        <Button
          kind="primary"
          pending={saving.step === 'saving'}
          aria-disabled={cannotSave}
          onClick={() => {
            if (cannotSave) return
            if (problems > 0) ask('problems')
            else onSave()
          }}
        >
          {texts.save.save}
        </Button>
      )}
      {canOnlyDownload && (
        <Button kind="primary" icon="download" onClick={downloadZip}>
          {texts.save.zip}
        </Button>
      )}
      {github && (
        <ProposeBar
          slug={slug}
          place={github}
          changes={changes}
          disk={disk}
          files={files}
          hasConflict={hasConflict}
          onGo={props.onGo}
        />
      )}
      <Status className="save-downloaded">{hasDownloaded && hasChanges && texts.save.downloaded}</Status>
      <ConfirmDialog
        open={asking === 'problems'}
        title={count(texts.save.problemsTitle, problems)}
        onClose={close}
        first={[texts.save.problemsShow, answer(props.onShowProblems)]}
        other={[texts.save.problemsSave, answer(onSave)]}
      >
        <p>{texts.save.problemsText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={texts.save.deleteTitle}
        onClose={close}
        first={[texts.save.deleteNo, close]}
        other={[texts.save.delete, answer(() => onDelete?.())]}
      >
        <p>{texts.save.deleteText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title={texts.save.discardTitle}
        onClose={close}
        first={[texts.save.discardNo, close]}
        other={[texts.save.discard, answer(props.onDiscard)]}
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

/**
 * A form's folder and the manifest as a zip file, to be extracted over the repository.
 * @example unzipSync(formZip(files, 'staff', now)) // => { 'forms/staff/schema.json': …, 'forms/manifest.json': … }
 */
export function formZip(files: Files, slug: string, now: Date): Uint8Array<ArrayBuffer> {
  const entries = filesOfForm(files, slug).map(({ path }) => [path, strToU8(files.get(path) ?? '')] as const)
  return zipSync(Object.fromEntries(entries), { mtime: now })
}
