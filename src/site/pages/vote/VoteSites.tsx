import { useContext } from 'react'
import { Icon } from '../../../ui/icons/Icon'
import { fillContent } from '../../content/fill-content'
import vote from '../../content/vote.json'
import { LiveServicesContext } from '../../live/services'
import { relativeTime } from '../../live/relative-time'
import { OutsideLink } from '../../shell/OutsideLink'
import { useOpenedSites } from './use-opened-sites'
import texts from './vote-texts.json'

/**
 * The vote sites, each in a new tab. A site that was opened from this device says when: it does not say that a vote was
 * counted, which nobody here can know.
 */
export function VoteSites() {
  const { now } = useContext(LiveServicesContext)
  const [opened, markOpened] = useOpenedSites(now)
  const openedToday = vote.sites.filter(({ id }) => isSameDay(opened[id], now())).length
  return (
    <div className="vote-sites">
      <ul className="plain-list">
        {vote.sites.map(({ id, name, url }) => {
          const at = opened[id]
          return (
            <li key={id} className="slab vote-site">
              <OutsideLink className="card-link" href={url} onClick={() => markOpened(id)}>
                {name}
              </OutsideLink>
              <Icon name="external" size={20} />
              <span className="small muted">
                {at !== undefined && fillContent(texts.opened, { when: relativeTime(new Date(at), now()) })}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="slab vote-count">
        {fillContent(texts.count, { count: openedToday, most: vote.sites.length })}
      </p>
    </div>
  )
}

function isSameDay(time: number | undefined, now: Date): boolean {
  return time !== undefined && new Date(time).toDateString() === now.toDateString()
}
