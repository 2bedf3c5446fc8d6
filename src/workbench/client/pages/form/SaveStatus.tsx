import { fillText } from '../../../../engine/fill-text'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { Status } from '../../../../ui/Status'
import { count } from '../../components/count'
import texts from '../../texts.json'
import type { Saving } from '../../store/save-form'

interface SaveStatusProps {
  readonly saving: Saving
  readonly hasChanges: boolean
  /** How many errors the form has now. */
  readonly problems: number
  /** Whether the work is saved here, rather than proposed or downloaded. */
  readonly canSave: boolean
  readonly isKept: boolean
  readonly hasConflict: boolean
  /** How many entries are not right yet. */
  readonly notRight: number
  /** The entry that prevented saving, while it is not right yet. */
  readonly hindrance: string | undefined
  readonly onShowEntry: () => void
  /** The address of the form on the site, shown after the build. */
  readonly address: string
}

/** The state of the work in one line: stored here, being saved, on the site. Announced when it changes. */
export function SaveStatus(props: SaveStatusProps) {
  const { saving, hasChanges, notRight, hindrance, address, onShowEntry } = props
  const { icon, tone, text } = statusOf(props)
  return (
    <div className={`save-status save-status-${tone}`}>
      <Icon name={icon} size={20} />
      <Status>
        {text}{' '}
        {notRight > 0 && hindrance === undefined && (
          <button type="button" className="link-button" onClick={onShowEntry}>
            {count(texts.save.notRight, notRight)}
          </button>
        )}
        {/* With a query string the page comes from the host, not from the pages that the service worker has cached. */}
        {saving.step === 'built' && !hasChanges && (
          <a href={`${address}?from=workbench`} target="_blank" rel="noreferrer">
            {texts.save.see}
          </a>
        )}
      </Status>
      {saving.step === 'build-failed' && (
        <details>
          <summary>{texts.save.report}</summary>
          <pre className="build-report">{saving.report}</pre>
        </details>
      )}
    </div>
  )
}

interface Status {
  readonly icon: IconName
  readonly tone: 'calm' | 'warn' | 'ok' | 'err'
  readonly text: string
}

function statusOf(props: SaveStatusProps): Status {
  const { saving, hasChanges, hasConflict, hindrance } = props
  const { save } = texts
  if (hindrance !== undefined)
    return { icon: 'error', tone: 'err', text: fillText(save.refused, { why: hindrance }) }
  switch (saving.step) {
    case 'saving':
      return { icon: 'clock', tone: 'calm', text: save.saving }
    case 'building':
      return { icon: 'clock', tone: 'calm', text: withUnsaved(save.building, hasChanges) }
    case 'refused':
      return { icon: 'error', tone: 'err', text: fillText(save.refused, { why: saving.why }) }
    case 'unreachable':
      return { icon: 'error', tone: 'err', text: save.unreachable }
    case 'build-failed':
      return { icon: 'error', tone: 'err', text: withUnsaved(save.buildFailed, hasChanges) }
    case 'conflict':
      // The conflict notice covers the rest.
      if (!hasChanges) return saved('rest')
      return hasConflict ? unsaved(props) : { icon: 'info', tone: 'warn', text: save.merged }
    default:
      return hasChanges ? unsaved(props) : saved(saving.step)
  }
}

/** Mentions changes made since the save, which are not included in it. */
function withUnsaved(text: string, hasChanges: boolean): string {
  return hasChanges ? `${text} ${texts.save.since}` : text
}

function unsaved({ isKept, canSave, problems }: SaveStatusProps): Status {
  const { kept, keptHere, notKept } = texts.save
  const text = !isKept ? notKept : canSave ? kept : keptHere
  return {
    icon: isKept ? 'pen' : 'warning',
    tone: 'warn',
    text: problems > 0 ? `${text} ${count(texts.problems.count, problems)}` : text,
  }
}

function saved(step: Saving['step']): Status {
  const text = step === 'built' ? texts.save.built : step === 'saved' ? texts.save.saved : texts.save.nothing
  return { icon: 'ok', tone: step === 'rest' ? 'calm' : 'ok', text }
}
