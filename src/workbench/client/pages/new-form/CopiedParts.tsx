import { Link } from 'react-router-dom'
import { fillText } from '../../../../engine/fill-text'
import { PaneAlert } from '../../components/PaneAlert'
import { nameOfPath } from '../../files/describe-file'
import { routeTo } from '../../files/route-to'
import texts from '../../texts.json'
import type { FormPlan } from './form-plan'

interface CopiedPartsProps {
  readonly plan: FormPlan
  /** The file because of which the form cannot be copied. */
  readonly brokenPath: string | undefined
}

/** What a new form gets from the one that it copies, and what to read through then; or why it cannot be copied. */
export function CopiedParts({ plan: { copyOf, isUnlisted }, brokenPath }: CopiedPartsProps) {
  const words = texts.new.copy
  if (brokenPath !== undefined) {
    return (
      <PaneAlert kind="err">
        <p>{fillText(words.broken, { file: nameOfPath(brokenPath) })}</p>
        <Link to={routeTo(copyOf, brokenPath)}>{texts.panels.brokenLink}</Link>
      </PaneAlert>
    )
  }
  return (
    <ul>
      {[...words.about, ...(isUnlisted ? [words.unlisted] : [])].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
