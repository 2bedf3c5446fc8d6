import { useState } from 'react'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { deleteDraft, draftKeys, keyPrefix, type Draft } from '../../form-page/drafts/draft'
import { browserStore } from '../../form-page/page-life'
import { copyText } from '../../shell/copy/copy-text'
import texts from './gone-form.json'

/**
 * The drafts of a form that the site no longer has, to be copied: no other page shows them. Renders nothing where this
 * device has none.
 */
export function GoneForm({ slug }: { readonly slug: string }) {
  const [keys, setKeys] = useState(() =>
    draftKeys(browserStore()).filter((key) => key.startsWith(keyPrefix({ slug }))),
  )
  const [isCopied, setCopied] = useState(false)
  const answers = keys.flatMap(answersIn)
  if (answers.length === 0) return null
  const copy = async () =>
    setCopied(await copyText(answers.map((answer) => answer.join('\n')).join('\n\n'), document))
  const remove = () => {
    for (const key of keys) deleteDraft(browserStore(), key)
    setKeys([])
  }
  return (
    <section className="page" aria-label={texts.title}>
      <Alert kind="warn">
        <p>{texts.text}</p>
        <dl>
          {answers.map(([label, text]) => (
            <div key={`${label}\n${text}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="not-found-ways">
          <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
            {texts.copy}
          </Button>
          <Button kind="quiet" onClick={remove}>
            {texts.remove}
          </Button>
        </div>
        <output>{isCopied && texts.copied}</output>
      </Alert>
    </section>
  )
}

/** The answers of the draft under this key, with their questions; none where it is broken. */
function answersIn(key: string): readonly (readonly [label: string, text: string])[] {
  try {
    // Written as a draft; whatever else it is fails below.
    const draft = JSON.parse(browserStore()?.getItem(key) ?? '{}') as Draft
    return [
      ...Object.entries(draft.answers).map(
        ([name, text]) => [draft.labels[name] ?? name, String(text)] as const,
      ),
      ...draft.others.map(({ label, text }) => [String(label), String(text)] as const),
    ]
  } catch {
    return []
  }
}
