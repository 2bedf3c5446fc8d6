import { strToU8, zipSync } from 'fflate'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { useServices } from '../../api/services'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { count } from '../../components/count'
import { useTitle } from '../../components/use-title'
import { addressOnSite } from '../../files/address-on-site'
import type { Files } from '../../files/change'
import { canBeDeleted } from '../../files/delete-form'
import { nameOfPath } from '../../files/describe-file'
import { filesOfForm } from '../../files/form-file'
import { formPatch } from '../../files/form-patch'
import { isMarkedForDeletion } from '../../store/reducer'
import { saveForm, type Saving } from '../../store/save-form'
import texts from '../../texts.json'
import { formTitleId } from './actions'
import { useOneForm } from './one-form'
import { ProposeBar } from './ProposeBar'
import { SaveStatus } from './SaveStatus'

/**
 * The form's name, the state of the work, and the actions for the whole form. Irreversible ones are confirmed first.
 */
export function FormBar() {
  const { slug, title, opened, changes, conflicts, problems: found, store, actions } = useOneForm()
  const { state, files, isKept } = store
  const problems = found.own.length
  const hasConflict = conflicts.length > 0
  const canDelete = canBeDeleted(slug) && !isMarkedForDeletion(state, slug)
  const address = addressOnSite(slug)
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
  const onSave = () => void saveForm(connection, slug, changes, setSaving, store.send)
  const offer = (name: string, content: BlobPart, type: string) => {
    download(name, new Blob([content], { type }))
    setDownloaded(true)
  }
  const downloadZip = () => offer(`${slug}.zip`, formZip(files, slug, now()), 'application/zip')
  const downloadPatch = () => offer(`${slug}.patch`, formPatch(changes), 'text/x-patch')
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
          {canDelete && <Button onClick={fromMenu(() => ask('delete'))}>{texts.save.delete}</Button>}
        </div>
      </details>
      <SaveStatus
        saving={saving}
        changed={changes.length}
        isKept={isKept}
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
      {github && <ProposeBar place={github} />}
      <Status className="save-downloaded">{hasDownloaded && hasChanges && texts.save.downloaded}</Status>
      <ConfirmDialog
        open={asking === 'problems'}
        title={count(texts.save.problemsTitle, problems)}
        onClose={close}
        first={[texts.save.problemsShow, answer(() => actions.showProblems(found.own[0]))]}
        other={[texts.save.problemsSave, answer(onSave)]}
      >
        <p>{texts.save.problemsText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={texts.save.deleteTitle}
        onClose={close}
        first={[texts.save.deleteNo, close]}
        other={[texts.save.delete, answer(actions.deleteForm)]}
      >
        <p>{texts.save.deleteText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title={texts.save.discardTitle}
        onClose={close}
        first={[texts.save.discardNo, close]}
        other={[texts.save.discard, answer(actions.discard)]}
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
