import { fillText, pluralText } from '../../../../engine/fill-text'
import { LinkButton, ToolIcon, type ToolIconName } from '../../components/Tool'
import { Status } from '../../../../ui/Status'
import { manifestPath } from '../../../../lint/source/file-kind'
import { sitePathOf } from '../../files/route-to'
import { othersInManifest } from '../../store/state'
import texts from '../../texts.json'
import type { Saving } from '../../store/save-form'
import { useOneForm, type OneForm } from '../../form/one-form'
import { countsIn } from './DiagnosticPanel'

interface SaveStatusProps {
  readonly saving: Saving
  /** The entry that prevented saving, while it is still invalid. */
  readonly refusal: string | undefined
}

/** The state of the work in one line: stored here, being saved, on the site. Announced when it changes. */
export function SaveStatus({ saving, refusal }: SaveStatusProps) {
  const form = useOneForm()
  const { slug, hasChanges, problemCount, held, goToHeld, diagnostics, actions } = form
  const { icon, tone, text } = statusOf(form, saving, refusal)
  const isNews = (saving.step !== 'rest' || refusal !== undefined) && tone !== 'warn'
  const [notRight] = held
  const [error] = diagnostics.own
  return (
    <div className={`save-status save-status-${tone} ${isNews ? 'save-status-news' : ''}`}>
      <ToolIcon name={icon} />
      <Status>
        {text}{' '}
        {hasChanges && refusal === undefined && problemCount > 0 && (
          <LinkButton onClick={() => (notRight ? goToHeld(notRight) : actions.goToDiagnostics(error))}>
            {pluralText(texts.diagnostics.count, problemCount)}
          </LinkButton>
        )}
        {saving.step === 'built' && !hasChanges && (
          <a href={sitePathOf(slug)} target="_blank" rel="noreferrer">
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

interface StatusLine {
  readonly icon: ToolIconName
  readonly tone: 'calm' | 'warn' | 'ok' | 'err'
  readonly text: string
}

function statusOf(form: OneForm, saving: Saving, refusal: string | undefined): StatusLine {
  const { hasChanges, conflicts } = form
  const { save } = texts
  const planned = plannedWords(form)
  const running = (text: string): StatusLine => ({ icon: 'clock', tone: 'calm', text })
  const failed = (text: string): StatusLine => ({ icon: 'error', tone: 'err', text })
  if (refusal !== undefined) return failed(fillText(save.refused, { why: refusal }))
  switch (saving.step) {
    case 'saving':
      return running(save.saving)
    case 'building':
      return running(withUnsaved(save.building, hasChanges))
    case 'refused':
      return failed(fillText(save.refused, { why: saving.why }))
    case 'unreachable':
      return failed(
        `${save.unreachable} ${form.store.isKept ? save.unreachableKept : save.unreachableNotKept}`,
      )
    case 'build-failed':
      return failed(withUnsaved(save.buildFailed, hasChanges))
    case 'conflict':
      // The conflict notice covers the rest.
      if (!hasChanges) return saved('rest')
      return conflicts.length > 0 ? unsaved(form) : { icon: 'info', tone: 'warn', text: save.merged }
    default:
      if (!hasChanges && showsChangesOfOthers(form)) return { icon: 'pen', tone: 'warn', text: save.others }
      if (!hasChanges && planned !== '') return { icon: 'pen', tone: 'warn', text: planned }
      return hasChanges ? unsaved(form) : saved(saving.step)
  }
}

/** Whether the text of all cards is on screen, with changes of other forms. */
function showsChangesOfOthers({ slug, path, part, store }: OneForm): boolean {
  return part === undefined && path === manifestPath && othersInManifest(store.state, slug).length > 0
}

/** Mentions changes made since the save, which are not included in it. */
function withUnsaved(text: string, hasChanges: boolean): string {
  return hasChanges ? `${text} ${texts.save.since}` : text
}

/** Says that something is being added and is not part of the form yet; empty if nothing is. */
function plannedWords({ plan }: OneForm): string {
  return plan.what === undefined ? '' : texts.save.planned[plan.what]
}

/** A phone's line has room for two short sentences, and must not wrap while somebody types. */
function unsaved(form: OneForm): StatusLine {
  const {
    store: { isKept },
    opened: { canSave },
    diagnostics: { warnings },
    problemCount,
  } = form
  const { kept, keptHere, notKept, unsaved, unsavedHere } = texts.save
  const hasProblems = problemCount > 0
  const more = hasProblems ? '' : countsIn(0, warnings.length) || plannedWords(form)
  const short = canSave ? unsaved : unsavedHere
  const long = canSave ? kept : keptHere
  const text = !isKept ? notKept : hasProblems || more !== '' ? short : long
  return { icon: isKept ? 'pen' : 'warning', tone: 'warn', text: `${text} ${more}`.trim() }
}

function saved(step: Saving['step']): StatusLine {
  const text = step === 'built' ? texts.save.built : step === 'saved' ? texts.save.saved : texts.save.nothing
  return { icon: 'check', tone: step === 'rest' ? 'calm' : 'ok', text }
}
