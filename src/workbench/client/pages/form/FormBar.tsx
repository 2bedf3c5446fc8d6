import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fillText, pluralText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { useServices } from '../../services'
import { HomeLink } from '../Layout'
import { Menu, MenuGroup } from '../../components/Menu'
import { PaneAlert } from '../../components/PaneAlert'
import { ThemeChoice } from '../../components/ThemeChoice'
import { Tool, ToolIcon } from '../../components/Tool'
import { useTitle } from '../App'
import { hasFixedPage } from '../../files/form-list'
import { formPatch, formZip } from '../../files/form-exports'
import { copyRoute, sitePathOf } from '../../files/route-to'
import type { HeldField } from '../../store/held'
import { channelsIn } from '../../panels/TimesColumn'
import { quoted } from '../../panels/when-choices'
import { changesOf, isMarkedForDeletion } from '../../store/state'
import { saveForm, type Saving } from '../../store/save-form'
import { updateFixtures } from '../../store/update-fixtures'
import texts from '../../texts.json'
import { Dock } from './Dock'
import { FormDialogs, type Asked } from './FormDialogs'
import { useOneForm } from '../../form/one-form'
import { useSaveKey } from '../../form/use-keys'
import { ProposeBar } from './ProposeBar'
import { SaveStatus } from './SaveStatus'
import { RedoGroup, UndoTools } from './UndoTools'
import { formPath } from '../../../../catalog/form-path'
import { slugsIn } from '../../../form-files'
import { formTitleId } from '../../components/focus'

/** The form's name, the state of the work, and the actions for the whole form; irreversible ones are confirmed. */
export function FormBar() {
  const form = useOneForm()
  const { slug, title, opened, changes, conflicts, held, hasChanges, problemCount, store, goToHeld } = form
  const { state } = store
  const errorCount = form.diagnostics.own.length
  const isDeleting = isMarkedForDeletion(state, slug)
  const navigate = useNavigate()
  const { canSave, github } = opened
  const { download, now } = useServices()
  useTitle(title)
  const { saving, newChannels, save } = useSaving()
  const [hasDownloaded, setDownloaded] = useState(false)
  const [asking, ask] = useState<Asked>()
  const [refusal, setRefusal] = useState<string>()
  if (refusal !== undefined && !held.map(wordsOfHeld).includes(refusal)) setRefusal(undefined)
  const cannotSave = !hasChanges || conflicts.length > 0 || saving.step === 'saving'
  // Without a server to save with and a repository to propose to, a download is the only way to get the work out.
  const canOnlyDownload = !canSave && !github
  /**
   * Wraps an action: it runs if every entry is valid; otherwise the first invalid one takes the focus, and
   * its error is announced.
   */
  const unlessHeld = (act: () => void) => () => {
    const [first] = held
    if (!first) return act()
    setRefusal(wordsOfHeld(first))
    return goToHeld(first)
  }
  const saveOrAsk = unlessHeld(() => {
    if (cannotSave) return
    if (errorCount > 0) ask('errors')
    else save()
  })
  useSaveKey(() => canSave && !github && saveOrAsk())
  const offer = (name: string, content: BlobPart, type: string) => {
    download(name, new Blob([content], { type }))
    setDownloaded(true)
  }
  const downloadZip = () => offer(`${slug}.zip`, formZip(state.disk, changes, slug, now()), 'application/zip')
  const downloadPatch = () => offer(`${slug}.patch`, formPatch(changes), 'text/x-patch')
  return (
    <header className="form-bar">
      <HomeLink />
      <h1 id={formTitleId} tabIndex={-1}>
        {title}
      </h1>
      <SaveStatus saving={saving} refusal={refusal} />
      <UndoTools />
      <Menu button={texts.save.more} className="form-menu">
        <RedoGroup />
        <MenuGroup title={texts.save.groups.form}>
          <FormPageLink />
          {!isDeleting && (
            <Tool icon="copy" onClick={unlessHeld(() => void navigate(copyRoute(slug)))}>
              {texts.save.copy}
            </Tool>
          )}
          {!canOnlyDownload && (
            <Tool icon="download" onClick={unlessHeld(downloadZip)}>
              {texts.save.zip}
            </Tool>
          )}
        </MenuGroup>
        <MenuGroup title={texts.save.groups.look}>
          <div>
            <ToolIcon name="theme" />
            <ThemeChoice />
          </div>
        </MenuGroup>
        {hasChanges && (
          <MenuGroup title={texts.save.groups.changes}>
            <Tool icon="download" onClick={unlessHeld(downloadPatch)}>
              {texts.save.patch}
            </Tool>
            <Tool icon="undo" onClick={() => ask('discard')}>
              {texts.save.discard}
            </Tool>
          </MenuGroup>
        )}
        {!hasFixedPage(slug) && !isDeleting && (
          <MenuGroup className="menu-last" title={texts.save.groups.remove}>
            <Tool icon="delete" onClick={() => ask('delete')}>
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
              // With errors the site would not be built, so saving is not what to do next.
              kind={problemCount > 0 ? 'secondary' : 'primary'}
              pending={saving.step === 'saving'}
              aria-disabled={cannotSave}
              onClick={saveOrAsk}
            >
              {problemCount > 0 && !cannotSave ? texts.save.fixIt : texts.save.save}
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
        {newChannels.length > 0 && (
          <PaneAlert kind="warn">
            {fillText(pluralText(texts.save.newChannels, newChannels.length), {
              channels: quoted(newChannels),
            })}
          </PaneAlert>
        )}
      </Status>
      <FormDialogs asking={asking} onClose={() => ask(undefined)} onSave={save} />
    </header>
  )
}

function wordsOfHeld({ label, text }: HeldField): string {
  return fillText(texts.panels.notRight, { label, text })
}

/** Saves the form with its fixtures. Returns the progress, and the channels that the form names for the first time. */
function useSaving() {
  const { slug, part, hasChanges, store, actions } = useOneForm()
  const { connection, worker } = useServices()
  const [saving, setSaving] = useState<Saving>({ step: 'rest' })
  const [newChannels, setNewChannels] = useState<readonly string[]>([])
  const latest = useRef<symbol>(undefined)
  // A failed save no longer matters once there is nothing left to save.
  if (!hasChanges && (saving.step === 'refused' || saving.step === 'unreachable')) setSaving({ step: 'rest' })
  const save = async () => {
    const own = Symbol(slug)
    latest.current = own
    // How the build of an earlier save ends says nothing about this one.
    const tell = (next: Saving) => latest.current === own && setSaving(next)
    tell({ step: 'saving' })
    // Whoever edits the texts updates the fixtures when they want to.
    if (part !== undefined || actions.isFollowing) await updateFixtures(store.history, worker.fix, slug)
    const state = store.history.get()
    const changes = changesOf(state, slug)
    if (changes.length === 0) return tell({ step: 'rest' })
    const written = new Map(changes.map(({ path, text }) => [path, text ?? '']))
    const knownChannels = channelsIn(state.disk)
    setNewChannels(channelsIn(written).filter((each) => !knownChannels.includes(each)))
    return saveForm(connection, slug, changes, tell, store.send)
  }
  const isSaved = !hasChanges && ['saved', 'building', 'built'].includes(saving.step)
  return { saving, newChannels: isSaved ? newChannels : [], save: () => void save() }
}

/** A link to the form's page on the site, with its address; the address alone while there is no such page. */
function FormPageLink() {
  const { slug, opened, store } = useOneForm()
  const address = <code>{formPath(slug)}</code>
  const site = opened.github?.site ?? (opened.canSave ? location.origin : undefined)
  if (site === undefined || !slugsIn(store.state.disk).includes(slug)) {
    return (
      <p className="menu-address muted">
        {texts.save.address} {address}
      </p>
    )
  }
  return (
    <a className="tool" href={site + sitePathOf(slug)} target="_blank" rel="noreferrer">
      <ToolIcon name="external" />
      <span className="menu-two-lines">
        {texts.save.openPage} {address}
      </span>
    </a>
  )
}
