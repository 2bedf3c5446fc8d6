import { useState } from 'react'
import { useServices } from '../../api/services'
import { channelsIn } from '../../panels/TimesColumn'
import { saveForm, type Saving } from '../../store/save-form'
import { useOneForm } from './one-form'

/** Saving the form: how far it is, and once it is saved, the channels that it names for the first time. */
export function useSaving() {
  const { slug, changes, hasChanges, store } = useOneForm()
  const { connection } = useServices()
  const [saving, setSaving] = useState<Saving>({ step: 'rest' })
  const [newChannels, setNewChannels] = useState<readonly string[]>([])
  const save = () => {
    const written = new Map(changes.map(({ path, text }) => [path, text ?? '']))
    const knownChannels = channelsIn(store.state.disk)
    setNewChannels(channelsIn(written).filter((each) => !knownChannels.includes(each)))
    void saveForm(connection, slug, changes, setSaving, store.send)
  }
  const isSaved = !hasChanges && ['saved', 'building', 'built'].includes(saving.step)
  return { saving, newChannels: isSaved ? newChannels : [], save }
}
