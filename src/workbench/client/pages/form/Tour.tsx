import { useState, type ReactNode } from 'react'
import { fillText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { useServices } from '../../services'
import { PaneAlert } from '../../components/PaneAlert'
import { Tool, ToolIcon } from '../../components/Tool'
import { writeStored } from '../../store/drafts'
import { editorTitleId, focusOn } from '../../components/focus'
import texts from '../../texts.json'

const key = 'workbench-tour'

/** A few lines for new users, one after the other. Once closed or finished, they are not shown again. */
export function Tour({ canSave }: { readonly canSave: boolean }) {
  const { storage } = useServices()
  const [isOver, setOver] = useState(() => typeof storage?.getItem(key) === 'string')
  const [place, setPlace] = useState(0)
  const { tour } = texts
  const tips = [...tour.tips, canSave ? tour.save : tour.propose]
  const tip = tips[place]
  if (isOver || tip === undefined) return null
  const close = () => {
    setOver(true)
    // A browser that keeps nothing shows it again next time.
    if (storage) writeStored(storage, key, { isSeen: true })
    focusOn(editorTitleId)
  }
  const isLast = place === tips.length - 1
  return (
    <section className="tour" aria-label={tour.name}>
      <PaneAlert kind="info" icon={false}>
        <div className="tour-tip" aria-live="polite">
          <p>{withHandles(tip)}</p>
          <p className="muted small">{fillText(tour.place, { place: place + 1, count: tips.length })}</p>
        </div>
        <Button kind="quiet" onClick={() => (isLast ? close() : setPlace(place + 1))}>
          {isLast ? tour.close : tour.next}
        </Button>
        {!isLast && (
          <Tool icon="close" className="tool-icon tool-bare" aria-label={tour.close} onClick={close} />
        )}
      </PaneAlert>
    </section>
  )
}

/**
 * A tip with the icon of a question's menu in place of `{menu}`, and with words in its place where it cannot be seen; and
 * with what the dots are for in place of `{drag}`, where there are dots.
 */
function withHandles(tip: string): ReactNode {
  const [before = '', after] = tip.split('{menu}')
  if (after === undefined) return tip
  const [open, then] = before.split('{drag}')
  return (
    <>
      {open}
      <span className="tour-drag">{texts.tour.drag}</span>
      {then}
      <ToolIcon name="more" />
      <span className="visually-hidden">{texts.tour.menu}</span>
      {after}
    </>
  )
}
