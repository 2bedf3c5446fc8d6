import { useEffect, useState, useSyncExternalStore } from 'react'
import type { HubCard } from '../../../engine/schema/definition'
import { onThemeChange } from '../../../ui/theme/theme-store'
import { FormFrame } from './FormFrame'
import { usePreviewFrame } from './use-preview-frame'
import { themeOnPage } from './use-preview'

/** A card as on the forms page, in the workbench's own theme. */
export function CardPreview({ card }: { readonly card: HubCard }) {
  const [isReady, setReady] = useState(false)
  const theme = useSyncExternalStore(onThemeChange, themeOnPage)
  const { frame, tell } = usePreviewFrame(({ kind }) => {
    if (kind === 'ready') setReady(true)
  })
  useEffect(() => {
    if (isReady) tell({ kind: 'card', card, theme })
  }, [isReady, tell, card, theme])
  return <FormFrame frame={frame} width="phone" view="card" />
}
