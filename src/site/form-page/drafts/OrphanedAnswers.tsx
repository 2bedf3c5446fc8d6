import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { CopyAnswers } from '../after-sending/CopyAnswers'
import type { OrphanedAnswer } from './draft'
import texts from './texts.json'

interface OrphanedAnswersProps {
  readonly others: readonly OrphanedAnswer[]
  /** Resolves to whether the text is in the clipboard. */
  readonly copy: (text: string) => Promise<boolean>
  readonly onRemove: () => void
}

/** Answers of a draft to questions that the form asks no more, or asks in another way: shown, so that they can be copied. */
export function OrphanedAnswers({ others, copy, onRemove }: OrphanedAnswersProps) {
  const text = () => others.map(({ label, text }) => `${label}\n${text}`).join('\n\n')
  return (
    <section aria-label={texts.others}>
      <Alert kind="warn" className="form-banner">
        <p>{texts.othersText}</p>
        <dl className="form-others">
          {others.map(({ label, text }) => (
            <div key={`${label}\n${text}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="form-actions">
          <CopyAnswers label={texts.copyOthers} text={text} copy={copy} />
          <Button kind="quiet" onClick={onRemove}>
            {texts.removeOthers}
          </Button>
        </div>
      </Alert>
    </section>
  )
}
