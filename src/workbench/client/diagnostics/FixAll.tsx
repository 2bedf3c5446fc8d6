import { useState } from 'react'
import { Status } from '../../../ui/Status'
import { count } from '../components/count'
import texts from '../texts.json'

interface FixAllProps {
  readonly isNeeded: boolean
  readonly onRepair: () => Promise<number>
}

/** One button for all that a machine can repair: missing examples, order, indents, plain slips. */
export function FixAll({ isNeeded, onRepair }: FixAllProps) {
  const [said, say] = useState('')
  const repair = async () => {
    say(texts.problems.repairing)
    const repaired = await onRepair().catch(() => 0)
    say(repaired === 0 ? texts.problems.nothingToRepair : count(texts.problems.repaired, repaired))
  }
  return (
    <div className="row repair-row">
      {isNeeded && (
        <button type="button" className="tool" onClick={() => void repair()}>
          {texts.problems.repair}
        </button>
      )}
      <Status>{said}</Status>
    </div>
  )
}
