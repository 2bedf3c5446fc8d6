import { Status } from '../../../ui/Status'
import { focusOn } from '../components/focus'
import { PaneAlert } from '../components/PaneAlert'
import { Tool } from '../components/Tool'
import type { FormTexts } from '../files/form-texts'
import texts from '../texts.json'
import { useFormInPanels } from './form-in-panels'
import { lostWords, type Removal } from './lost-settings'
import { hasOtherChanges } from './use-question-actions'

interface LostSettingsProps {
  /** The question. */
  readonly name: string
  readonly removal: (Removal & { readonly after: FormTexts }) | undefined
}

/** What a change has taken with it, and a button that takes it back until something else changes. */
export function LostSettings({ name, removal }: LostSettingsProps) {
  const { form, onChange } = useFormInPanels()
  const lost = removal ? lostWords(removal, form, name) : ''
  return (
    <Status className="field-said">
      {removal && lost !== '' && (
        <PaneAlert kind="warn">
          <p>{lost}</p>
          {!hasOtherChanges(removal.before, removal.after, form) && (
            <Tool
              icon="undo"
              onClick={() => {
                // The button goes with the words.
                focusOn(`root_${removal.field}`)
                onChange({ ...removal.before, manifest: form.manifest })
              }}
            >
              {texts.panels.undoDelete}
            </Tool>
          )}
        </PaneAlert>
      )}
    </Status>
  )
}
