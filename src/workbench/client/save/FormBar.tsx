import { useState } from 'react'
import type { Location } from '../../../lint/report/diagnostic'
import type { OpenedForms } from '../api/connection'
import { ProposeBar } from '../github/ProposeBar'
import type { StoreEvent } from '../store/reducer'
import type { Change, Files } from '../files/change'
import { useServices } from '../api/services'
import { formPatch } from '../files/form-patch'
import { useTitle } from '../components/use-title'
import { SaveBar } from './SaveBar'
import { saveForm, type Saving } from './save-form'
import { strToU8, zipSync } from 'fflate'
import { filesOfForm } from '../files/files-of-form'

interface FormBarProps {
  readonly slug: string
  readonly title: string
  readonly address: string
  readonly opened: OpenedForms
  readonly changes: readonly Change[]
  /** The forms as they are on disk, and as they are here. */
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

/** The id of the form's name, which takes the focus when what had it is gone. */
export const formTitleId = 'form-title'

/** The form's name, and what is done with it as a whole. */
export function FormBar(props: FormBarProps) {
  const {
    slug,
    title,
    address,
    opened,
    changes,
    disk,
    files,
    isKept,
    problems,
    hasConflict,
    send,
    onShowProblems,
    onDiscard,
    onGo,
    onDelete,
  } = props
  const { canSave, github } = opened
  const { connection, download, now } = useServices()
  useTitle(title)
  const [saving, setSaving] = useState<Saving>({ step: 'rest' })
  const [hasDownloaded, setDownloaded] = useState(false)
  const onDownload = (as: 'zip' | 'patch') => {
    if (as === 'zip')
      download(`${slug}.zip`, new Blob([formZip(files, slug, now())], { type: 'application/zip' }))
    else download(`${slug}.patch`, new Blob([formPatch(changes)], { type: 'text/x-patch' }))
    setDownloaded(true)
  }
  return (
    <div className="form-bar">
      <div className="form-title">
        <h1 id={formTitleId} tabIndex={-1}>
          {title}
        </h1>
        <code className="muted">{address}</code>
      </div>
      <SaveBar
        canSave={canSave}
        propose={
          github && (
            <ProposeBar
              slug={slug}
              place={github}
              changes={changes}
              disk={disk}
              files={files}
              hasConflict={hasConflict}
              onGo={onGo}
            />
          )
        }
        saving={saving}
        changes={changes}
        problems={problems}
        isKept={isKept}
        hasConflict={hasConflict}
        address={address}
        hasDownloaded={hasDownloaded && changes.length > 0}
        onSave={() => void saveForm(connection, slug, changes, setSaving, send)}
        onDiscard={onDiscard}
        onDelete={onDelete}
        onDownload={onDownload}
        onShowProblems={onShowProblems}
      />
    </div>
  )
}

/**
 * A form's folder and the manifest as a zip file, to be unpacked over the repository.
 * @example unzipSync(formZip(files, 'staff', now)) // => { 'forms/staff/schema.json': …, 'forms/manifest.json': … }
 */
export function formZip(files: Files, slug: string, now: Date): Uint8Array<ArrayBuffer> {
  const entries = filesOfForm(files, slug).map(({ path }) => [path, strToU8(files.get(path) ?? '')] as const)
  return zipSync(Object.fromEntries(entries), { mtime: now })
}
