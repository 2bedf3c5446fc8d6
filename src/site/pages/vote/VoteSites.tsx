import { useContext, useMemo, useState } from 'react'
import type { Door } from '../../../engine/schema/definition'
import { propertiesOf } from '../../../engine/properties-of'
import { Icon } from '../../../ui/icons/Icon'
import type { Vote } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import { LiveServicesContext } from '../../live/use-live-data'
import { Meter } from '../../../ui/Meter'
import { relativeTime } from '../../live/relative-time'
import { OutsideLink } from '../../shell/OutsideLink'
import texts from './vote-texts.json'
import { useHydrated } from '../../../ui/use-hydrated'
import { browserStore, later, readStoredJson } from '../../page-life'
import { useDoorTime } from '../../use-door-time'

const noDoors: readonly Door[] = []

/**
 * Links to the vote sites, each opening in a new tab. The first site not opened today is highlighted as the next one. A
 * site opened from this device shows when; that is no proof of a vote, which only the vote site can confirm.
 */
export function VoteSites({ sites }: Pick<Vote, 'sites'>) {
  const { now } = useContext(LiveServicesContext)
  // Rendered again at midnight, and when a page that was left open becomes visible again: another day may have begun.
  useDoorTime(noDoors, { now, later }, true)
  const [opened, markOpened] = useOpenedSites(now)
  const isOpenedToday = (id: string) => isSameDay(opened[id], now())
  const openedToday = sites.filter(({ id }) => isOpenedToday(id)).length
  const next = sites.find(({ id }) => !isOpenedToday(id))?.id
  const call = openedToday === 0 ? texts.start : texts.next
  return (
    <div className="vote-list">
      <div className={`vote-count ${next === undefined ? 'is-done' : ''}`.trim()}>
        {next === undefined
          ? texts.done
          : fillContent(texts.count, { count: openedToday, most: sites.length })}
        <Meter most={sites.length} full={openedToday} />
      </div>
      <ul className="plain-list vote-sites">
        {sites.map(({ id, name, url }) => {
          const at = opened[id]
          return (
            <li key={id} className={`slab vote-site ${id === next ? 'is-next' : ''}`.trim()}>
              <OutsideLink className="card-link" href={url} onClick={() => markOpened(id)}>
                {name}
              </OutsideLink>
              <Icon name={isOpenedToday(id) ? 'check' : 'external'} size={20} />
              <span className="small">
                {at === undefined
                  ? id === next && call
                  : fillContent(texts.opened, { when: relativeTime(new Date(at), now()) })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function isSameDay(time: number | undefined, now: Date): boolean {
  return time !== undefined && new Date(time).toDateString() === now.toDateString()
}

const key = 'vote-sites-opened'

/** When each vote site was opened from this device, in milliseconds since 1970, by the site's id. */
type Opened = Readonly<Record<string, number>>

/** The vote sites that were opened, from storage, and a function to mark one. Empty where nothing can be stored. */
function useOpenedSites(now: () => Date): readonly [Opened, (id: string) => void] {
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readOpened() : {}), [hydrated])
  const [marked, setMarked] = useState<Opened>({})
  const opened = { ...kept, ...marked }
  const mark = (id: string) => {
    // Another tab may have marked some in the meantime.
    const next = { ...opened, ...readOpened(), [id]: now().getTime() }
    setMarked(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is off in this browser: the mark holds for this page.
    }
  }
  return [opened, mark]
}

function readOpened(): Opened {
  const kept = Object.entries(propertiesOf(readStoredJson(browserStore(), key)))
  return Object.fromEntries(kept.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
}
