import { Status } from '../../../ui/Status'
import { fillText } from '../../content/fill-text'
import texts from './forms-hub.json'
import type { CardsAtHand } from './use-cards'

interface HubCountProps {
  /** How many forms were found; nothing as long as that is not known. */
  readonly count: number | undefined
  readonly state: CardsAtHand['state']
}

/** Says how many forms were found, or why that cannot be said. */
export function HubCount({ count, state }: HubCountProps) {
  const isOne = count === 1
  return (
    <Status>
      {count !== undefined && (
        <p className="muted">{fillText(isOne ? texts.count.one : texts.count.other, { count })}</p>
      )}
      {count === undefined && state === 'coming' && <p className="muted">{texts.coming}</p>}
      {state === 'out of reach' && <p>{texts.outOfReach}</p>}
      {count === 0 && <p className="hub-empty">{texts.empty}</p>}
    </Status>
  )
}
