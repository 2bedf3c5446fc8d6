import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { fillText, pluralText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { HeartMark } from '../../../../ui/marks/HeartMark'
import { Status } from '../../../../ui/Status'
import { manifestPath } from '../../../../lint/source/file-kind'
import { useServices } from '../../api/services'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { Menu, MenuGroup } from '../../components/Menu'
import { ThemeChoice } from '../../components/ThemeChoice'
import { Tool } from '../../components/Tool'
import { useTitle } from '../../components/use-title'
import { addressOnSite } from '../../files/address-on-site'
import { canBeDeleted } from '../../files/delete-form'
import { nameOfPath } from '../../files/describe-file'
import { formPatch, formZip } from '../../files/form-exports'
import { textsOf } from '../../files/form-texts'
import { describeChanges } from '../../github/describe-changes'
import type { HeldField } from '../../store/held'
import { isMarkedForDeletion } from '../../store/reducer'
import { channelsIn } from '../../panels/TimesColumn'
import { saveForm, type Saving } from '../../store/save-form'
import texts from '../../texts.json'
import { formTitleId } from './actions'
import { placeOfHeld } from './DiagnosticPanel'
import { Dock } from './Dock'
import { useOneForm, type OneForm } from './one-form'
import { ProposeBar } from './ProposeBar'
import { SaveStatus } from './SaveStatus'
import { UndoGroup, UndoTools, useFormHistory } from './UndoTools'

/**
 * The form's name, the state of the work, and the actions for the whole form. Irreversible ones are confirmed first.
 */
export function FormBar() {
  const form = useOneForm()
  const { slug, title, opened, changes, conflicts, held, hasChanges, store, goToHeld, actions } = form
  const { state, files } = store
  const problems = form.problems.own.length
  const canDelete = canBeDeleted(slug) && !isMarkedForDeletion(state, slug)
  const { canSave, github } = opened
  const { connection, download, now } = useServices()
  const history = useFormHistory()
  useTitle(title)
  const [saving, setSaving] = useState<Saving>({ step: 'rest' })
  const [newChannels, setNewChannels] = useState<readonly string[]>([])
  const [hasDownloaded, setDownloaded] = useState(false)
  const [asking, ask] = useState<'problems' | 'discard' | 'delete'>()
  const [refusal, setRefusal] = useState<string>()
  if (refusal !== undefined && !held.map(wordsOfHeld).includes(refusal)) setRefusal(undefined)
  const cannotSave = !hasChanges || conflicts.length > 0 || saving.step === 'saving'
  // Without a server to save with and a repository to propose to, a download is the only way to get the work out.
  const canOnlyDownload = !canSave && !github
  const close = () => ask(undefined)
  const answer = (act: () => void) => () => {
    close()
    act()
  }
  /** Does this if every entry is valid; otherwise goes to the first that is not, and says why. */
  const unlessHeld = (act: () => void) => () => {
    const [first] = held
    if (!first) return act()
    setRefusal(wordsOfHeld(first))
    return goToHeld(first)
  }
  const onSave = () => {
    const written = new Map(changes.map(({ path, text }) => [path, text ?? '']))
    const knownChannels = channelsIn(state.disk)
    setNewChannels(channelsIn(written).filter((each) => !knownChannels.includes(each)))
    void saveForm(connection, slug, changes, setSaving, store.send)
  }
  const isSaved = !hasChanges && ['saved', 'building', 'built'].includes(saving.step)
  const offer = (name: string, content: BlobPart, type: string) => {
    download(name, new Blob([content], { type }))
    setDownloaded(true)
  }
  const downloadZip = () => offer(`${slug}.zip`, formZip(files, slug, now()), 'application/zip')
  const downloadPatch = () => offer(`${slug}.patch`, formPatch(changes), 'text/x-patch')
  // The linter may need a moment for the last fix: once no problem remains, there is nothing to ask.
  const isAnswered = asking === 'problems' && problems === 0
  const saveAtOnce = useEffectEvent(answer(onSave))
  useEffect(() => {
    if (isAnswered) saveAtOnce()
  }, [isAnswered])
  return (
    <header className="form-bar">
      <nav className="form-home" aria-label={texts.title}>
        <Link to="/" className="workbench-brand">
          <Icon name="arrow-left" size={24} />
          <HeartMark size={28} />
          <span>{texts.home}</span>
        </Link>
      </nav>
      <h1 id={formTitleId} tabIndex={-1}>
        {title}
      </h1>
      <SaveStatus saving={saving} refusal={refusal} />
      <UndoTools {...history} />
      <Menu button={texts.save.more} className="form-menu">
        <UndoGroup {...history} />
        <MenuGroup title={texts.save.groups.address}>
          <code>{addressOnSite(slug)}</code>
        </MenuGroup>
        <MenuGroup title={texts.save.groups.changes}>
          <Tool icon="download" disabled={!hasChanges} onClick={unlessHeld(downloadPatch)}>
            {texts.save.patch}
          </Tool>
          <Tool icon="reload" disabled={!hasChanges} onClick={() => ask('discard')}>
            {texts.save.discard}
          </Tool>
        </MenuGroup>
        {!canOnlyDownload && (
          <MenuGroup title={texts.save.groups.form}>
            <Tool icon="download" onClick={downloadZip}>
              {texts.save.zip}
            </Tool>
          </MenuGroup>
        )}
        <MenuGroup title={texts.save.groups.look}>
          <ThemeChoice />
        </MenuGroup>
        {canDelete && (
          <MenuGroup className="menu-last" title={texts.save.groups.remove}>
            <Tool icon="close" onClick={() => ask('delete')}>
              {texts.save.delete}
            </Tool>
          </MenuGroup>
        )}
      </Menu>
      {github ? (
        <ProposeBar place={github} unlessHeld={unlessHeld} />
      ) : (
        <Dock>
          {canSave && (hasChanges || saving.step !== 'rest') && (
            <Button
              // With problems the site would not be built, so saving is not what to do next.
              kind={problems + held.length > 0 ? 'secondary' : 'primary'}
              pending={saving.step === 'saving'}
              aria-disabled={cannotSave}
              onClick={unlessHeld(() => {
                if (cannotSave) return
                if (problems > 0) ask('problems')
                else onSave()
              })}
            >
              {texts.save.save}
            </Button>
          )}
          {canOnlyDownload && (
            <Button kind="primary" icon="download" onClick={unlessHeld(downloadZip)}>
              {texts.save.zip}
            </Button>
          )}
        </Dock>
      )}
      <Status className="save-downloaded">
        {hasDownloaded && hasChanges && texts.save.downloaded}
        {isSaved &&
          newChannels.length > 0 &&
          fillText(texts.save.newChannels, { channels: newChannels.join(', ') })}
      </Status>
      <ConfirmDialog
        open={asking === 'problems'}
        title={pluralText(texts.save.problemsTitle, problems)}
        onClose={close}
        first={[texts.save.problemsShow, answer(() => actions.showProblems(form.problems.own[0]))]}
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
    </header>
  )
}

/** What has changed, in sentences; if a file cannot be read, the names of the changed files. */
function changeWords({ slug, texts: now, changes, reading, store }: OneForm): readonly string[] {
  const saved = textsOf(store.state.disk, slug)
  const found = reading.brokenPath === undefined ? describeChanges(slug, saved, now).changes : []
  if (found.length > 0) return found
  return changes.map(({ path }) => (path === manifestPath ? texts.save.discardCard : nameOfPath(path)))
}

function wordsOfHeld({ label, text }: HeldField): string {
  return fillText(texts.panels.notRight, { label, text })
}
