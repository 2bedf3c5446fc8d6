import { useEffect, useSyncExternalStore } from 'react'
import { formPlace } from '../../../../engine/schema/form-place'
import type { PreviewView } from '../../../../form/preview-protocol'
import { onThemeChange } from '../../../../ui/theme/theme-store'
import { FormFrame, usePreviewFrame } from '../../preview/FormFrame'
import { themeOnPage } from '../../preview/use-preview'
import texts from '../../texts.json'
import type { draftForm } from './form-plan'
import { previewTitleId } from '../../components/focus'

type Draft = ReturnType<typeof draftForm>

/** The card, if it gets one, and the page of a form that has not been created yet. */
export function DraftPreview({ draft }: { readonly draft: Draft }) {
  return (
    <aside className="new-see" aria-label={texts.see.title}>
      {draft.card && (
        <div className="new-card">
          <h2 id={previewTitleId} className="new-see-title" tabIndex={-1}>
            {texts.new.card}
          </h2>
          <DraftFrame view="card" {...draft} />
        </div>
      )}
      <div className="new-page">
        <h2 id={draft.card ? undefined : previewTitleId} className="new-see-title" tabIndex={-1}>
          {texts.new.page}
        </h2>
        <DraftFrame view="form" {...draft} />
      </div>
    </aside>
  )
}

/** One view of it, in the workbench's own theme. */
function DraftFrame({ definition, card, view }: Draft & { readonly view: PreviewView }) {
  const theme = useSyncExternalStore(onThemeChange, themeOnPage)
  const { frame, tell, isReady } = usePreviewFrame()
  useEffect(() => {
    if (isReady) tell({ kind: 'look', theme, outcome: 'success', view })
  }, [isReady, tell, theme, view])
  useEffect(() => {
    const cards = card ? [card] : []
    if (isReady) tell({ kind: 'show', definition, place: formPlace(definition, cards), cards })
  }, [isReady, tell, definition, card])
  return <FormFrame frame={frame} width="phone" view={view} />
}
