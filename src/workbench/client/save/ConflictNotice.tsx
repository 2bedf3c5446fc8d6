import { fillText } from '../../../engine/fill-text'
import { Alert } from '../../../ui/Alert'
import type { Change } from '../files/change'
import { nameOfPath } from '../files/describe-file'
import { linesThatDiffer } from '../files/form-patch'
import texts from '../texts.json'

interface ConflictNoticeProps {
  readonly mine: Change
  /** What stands on disk now; undefined where the file is gone. */
  readonly theirs: string | undefined
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** A file that somebody else has changed meanwhile: both texts are kept until one is chosen. */
export function ConflictNotice({ mine, theirs, onKeep, onTake }: ConflictNoticeProps) {
  return (
    <Alert kind="warn" role="alert" className="conflict">
      <h2 className="conflict-title">{fillText(texts.conflict.title, { file: nameOfPath(mine.path) })}</h2>
      <p>{theirs === undefined ? texts.conflict.gone : texts.conflict.text}</p>
      <details>
        <summary>{texts.conflict.difference}</summary>
        {/* It scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>{linesThatDiffer(theirs ?? '', mine.text ?? '')}</pre>
      </details>
      <div className="row">
        <button type="button" className="tool" onClick={onKeep}>
          {texts.conflict.mine}
        </button>
        <button type="button" className="tool" onClick={onTake}>
          {texts.conflict.theirs}
        </button>
      </div>
    </Alert>
  )
}
