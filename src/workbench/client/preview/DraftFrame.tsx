import { useEffect, useSyncExternalStore } from 'react'
import type { HubCard } from '../../../engine/schema/definition'
import type { Definition } from '../../../engine/schema/form'
import { formPlace } from '../../../engine/schema/form-place'
import type { PreviewView } from '../../../form/preview-protocol'
import { onThemeChange } from '../../../ui/theme/theme-store'
import { FormFrame } from './FormFrame'
import { usePreviewFrame } from './use-preview-frame'
import { themeOnPage } from './use-preview'

interface DraftFrameProps {
  readonly definition: Definition
  readonly card: HubCard
  readonly view: PreviewView
}

/** A preview of a form that has not been created yet, in the workbench's own theme. */
export function DraftFrame({ definition, card, view }: DraftFrameProps) {
  const theme = useSyncExternalStore(onThemeChange, themeOnPage)
  const { frame, tell, isReady } = usePreviewFrame()
  useEffect(() => {
    if (isReady) tell({ kind: 'look', theme, outcome: 'success', view })
  }, [isReady, tell, theme, view])
  useEffect(() => {
    if (isReady) tell({ kind: 'show', definition, place: formPlace(definition, [card]), card })
  }, [isReady, tell, definition, card])
  return <FormFrame frame={frame} width="phone" view={view} />
}
