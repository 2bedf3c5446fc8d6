import { Link } from 'react-router-dom'
import { PaneAlert } from '../../components/PaneAlert'
import { routeTo } from '../../files/route-to'
import texts from '../../texts.json'
import { copyError, type FormPlan } from './form-plan'

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
        <p>{copyError(brokenPath).text}</p>
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
