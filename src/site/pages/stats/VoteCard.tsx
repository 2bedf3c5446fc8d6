import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/Card'
import { Status } from '../../../ui/Status'
import { Link } from 'wouter'
import { Emblem } from '../../../ui/Emblem'
import texts from './stats.json'

interface VoteCardProps {
  readonly title: string
  readonly emblem: string
  /** Shown while there are no facts. */
  readonly wait: string
  readonly hasFailed: boolean
  readonly facts: false | readonly (readonly [term: string, value: ReactNode])[]
}

/** One fact from the vote site, or the loading text while it is missing. */
export function VoteCard({ title, emblem, wait, hasFailed, facts }: VoteCardProps) {
  const id = useId()
  return (
    <Card as="section" className="stats-vote" aria-labelledby={id}>
      <h2 id={id}>
        <Emblem name="things" part={emblem} urgent /> {title}
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
        {hasFailed && (
          <p>
            {texts.noVotes} <Link to="/vote">{texts.vote}</Link>
          </p>
        )}
      </Status>
    </Card>
  )
}
