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
  const text = JSON.stringify(card)
  useEffect(() => {
    // A card, written in the line above: an equal one need not be sent again.
    if (isReady) tell({ kind: 'card', card: JSON.parse(text) as HubCard, theme })
  }, [isReady, tell, text, theme])
  return <FormFrame frame={frame} width="phone" view="card" />
}
