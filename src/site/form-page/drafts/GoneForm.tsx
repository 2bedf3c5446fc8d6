import '../form-actions.css'
import './drafts.css'
import { useState } from 'react'
import { deleteDraft, type OrphanedAnswer } from '../../submission/draft'
import { draftKeys, keyPrefix } from '../../submission/draft-keys'
import { AnswersBanner } from './OrphanedAnswers'
import { readDraft } from '../../submission/read-draft'
import { browserStore } from '../../page-life'
import texts from './texts.json'

/**
 * The drafts of a form that the site no longer has, to be copied: no other page shows them. Renders nothing where this
 * device has none.
 */
export function GoneForm({ slug }: { readonly slug: string }) {
  const [keys, setKeys] = useState(() => draftKeys(browserStore(), keyPrefix({ slug })))
  const answers = keys.flatMap(answersIn)
  if (answers.length === 0) return null
  const remove = () => {
    for (const key of keys) deleteDraft(browserStore(), key)
    setKeys([])
  }
  return (
    <div className="page">
      <AnswersBanner title={texts.gone} text={texts.goneText} others={answers} onRemove={remove} />
    </div>
  )
}

/** The answers of the draft under this key, with their questions; none where it is broken. */
function answersIn(key: string): readonly OrphanedAnswer[] {
  const draft = readDraft(browserStore(), key)
  if (!draft) return []
  const own = Object.entries(draft.answers).map(([name, text]) => ({
    label: draft.labels[name] ?? name,
    text,
  }))
  return [...own, ...draft.others.map(({ label, text }) => ({ label, text }))]
}
