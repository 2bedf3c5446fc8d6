import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/Card'
import { Status } from '../../../ui/Status'
import { Icon, type IconName } from '../../../ui/icons/Icon'

interface VoteCardProps {
  readonly title: string
  readonly icon: IconName
  /** Shown while there are no facts. */
  readonly wait: string
  readonly facts: false | readonly (readonly [term: string, value: ReactNode])[]
}

/** One fact of the vote site's, or the text that it is still awaited. */
export function VoteCard({ title, icon, wait, facts }: VoteCardProps) {
  const id = useId()
  return (
    <Card as="section" className="stats-vote" aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={icon} /> {title}
      </h2>
      <Status>
        {facts ? (
          <dl className="facts">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="muted">{wait}</p>
        )}
      </Status>
    </Card>
  )
}
