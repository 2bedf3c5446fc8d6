import { useState } from 'react'
import { useServices } from '../../services'
import { channelsIn } from '../../panels/TimesColumn'
import { changesOf } from '../../store/reducer'
import { saveForm, type Saving } from '../../store/save-form'
import { updateFixtures } from '../../store/update-fixtures'
import { useOneForm } from './one-form'

/**
 * Saving the form with the fixtures that follow from its changes: how far it is, and once it is saved, the channels that
 * it names for the first time.
 */
export function useSaving() {
  const { slug, part, hasChanges, store, actions } = useOneForm()
  const { connection, worker } = useServices()
  const [saving, setSaving] = useState<Saving>({ step: 'rest' })
  const [newChannels, setNewChannels] = useState<readonly string[]>([])
  // A failed save no longer matters once there is nothing left to save.
  if (!hasChanges && (saving.step === 'refused' || saving.step === 'unreachable')) setSaving({ step: 'rest' })
  const save = async () => {
    setSaving({ step: 'saving' })
    // Whoever edits the texts updates the fixtures when they want to.
    if (part !== undefined || actions.isFollowing) await updateFixtures(store.history, worker.fix, slug)
    const state = store.history.get()
    const changes = changesOf(state, slug)
    if (changes.length === 0) return setSaving({ step: 'rest' })
    const written = new Map(changes.map(({ path, text }) => [path, text ?? '']))
    const knownChannels = channelsIn(state.disk)
    setNewChannels(channelsIn(written).filter((each) => !knownChannels.includes(each)))
    return saveForm(connection, slug, changes, setSaving, store.send)
  }
  const isSaved = !hasChanges && ['saved', 'building', 'built'].includes(saving.step)
  return { saving, newChannels: isSaved ? newChannels : [], save: () => void save() }
}
