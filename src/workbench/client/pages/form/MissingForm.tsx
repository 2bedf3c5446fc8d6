import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { fillText } from '../../../../engine/fill-text'
import { Button } from '../../../../ui/Button'
import { focusOn } from '../../components/focus'
import { useTitle } from '../../components/use-title'
import texts from '../../texts.json'
import { useApp } from '../App'
import { formTitleId } from './actions'

/** The address names a form that does not exist, or no longer: what was discarded here can be brought back. */
export function MissingForm({ slug }: { readonly slug: string }) {
  const { history } = useApp().store
  const wasDiscarded = history.canUndo(slug)
  const title = useRef<HTMLHeadingElement>(null)
  useTitle()
  useEffect(() => {
    if (wasDiscarded) title.current?.focus()
  }, [wasDiscarded])
  const bringBack = () => {
    flushSync(() => history.undo(slug))
    focusOn(formTitleId)
  }
  const words = wasDiscarded ? texts.missing.discarded : texts.missing
  return (
    <div className="page">
      <h1 tabIndex={-1} ref={title}>
        {fillText(words.title, { slug })}
      </h1>
      <p>{words.text}</p>
      <div className="row">
        {wasDiscarded && <Button onClick={bringBack}>{texts.missing.discarded.bringBack}</Button>}
        <Link to="/">{texts.home}</Link>
      </div>
    </div>
  )
}
