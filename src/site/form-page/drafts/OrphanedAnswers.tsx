import { useSyncExternalStore } from 'react'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { underLabels } from '../after-sending/answers-as-text'
import { CopyAnswers } from '../after-sending/CopyAnswers'
import type { OrphanedAnswer } from '../../submission/draft'
import type { FormSession } from '../form-session'
import { keepFitting } from './migrate-draft'
import texts from './texts.json'

interface BannerProps {
  readonly others: readonly OrphanedAnswer[]
  /** The visitor wants to use this answer instead of the one in the form. */
  readonly onUse: (other: OrphanedAnswer) => void
  readonly onRemove: (others: readonly OrphanedAnswer[]) => void
}

interface OrphanedAnswersProps extends BannerProps {
  readonly session: Pick<FormSession, 'form' | 'answerStore'>
  /** Whether there is no form to use them in, as it was sent without them. */
  readonly isDone: boolean
}

/**
 * Answers of a draft that are not in the form: to questions that were deleted or changed, that another answer hides, and
 * that have another answer now. They are shown so that they can be copied, and used after all where the question is
 * asked.
 */
export function OrphanedAnswers({ others, session, isDone, onUse, ...rest }: OrphanedAnswersProps) {
  const { form, answerStore } = session
  const answers = useSyncExternalStore(answerStore.watch, answerStore.answers, answerStore.answers)
  const isChoice = ({ name, text }: OrphanedAnswer) =>
    name !== undefined && (isDone || keepFitting(form, { ...answers, [name]: text })[name] === text)
  const choices = others.filter(isChoice)
  const homeless = others.filter((other) => !isChoice(other))
  return (
    <>
      {choices.length > 0 && (
        <AnswersBanner
          title={texts.choices}
          text={isDone ? texts.choicesSent : texts.choicesText}
          others={choices}
          onUse={isDone ? undefined : onUse}
          {...rest}
        />
      )}
      {homeless.length > 0 && (
        <AnswersBanner title={texts.others} text={texts.othersText} others={homeless} {...rest} />
      )}
    </>
  )
}

interface AnswersBannerProps extends Omit<BannerProps, 'onUse'> {
  readonly title: string
  readonly text: string
  /** Not needed where there is no form to use an answer in. */
  readonly onUse?: BannerProps['onUse'] | undefined
}

/** Answers that are not in a form, to be copied, and removed. */
export function AnswersBanner({ title, text, others, onUse, onRemove }: AnswersBannerProps) {
  return (
    <section aria-label={title}>
      <Alert kind="warn" className="form-banner">
        <p>{text}</p>
        <dl className="form-others">
          {others.map((other, index) => (
            // An answer that is swapped with the form's keeps its button, and the button the focus.
            <div key={`${other.label}\n${index}`}>
              <dt>{other.label}</dt>
              <dd>{other.text}</dd>
              {onUse && other.name !== undefined && (
                <dd>
                  <Button onClick={() => onUse(other)}>
                    {texts.use} <span className="visually-hidden">{other.label}</span>
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <div className="form-actions">
          <CopyAnswers label={texts.copyOthers} text={() => underLabels(others)} />
          <Button kind="quiet" onClick={() => onRemove(others)}>
            {texts.removeOthers}
          </Button>
        </div>
      </Alert>
    </section>
  )
}
