import './forms-hub.css'
import { useMemo } from 'react'
import { cardCount, firstCards, laterTags } from '../../../catalog/catalog-start'
import { Button } from '../../../ui/Button'
import { PageTop } from '../../shell/page-header/PageTop'
import { everything, findCards, tagsOf } from './find-cards'
import { FormCard } from './FormCard'
import { FormNames } from './FormNames'
import texts from './forms-hub.json'
import { writeHubAddress } from './hub-address'
import { HubCount } from './HubCount'
import { HubTools } from './HubTools'
import { useCards } from './use-cards'
import { useFetchAhead } from './use-fetch-ahead'
import { useHubQuery } from './use-hub-query'
import { useRoom } from './use-room'
import { useShownCards } from './use-shown-cards'

const tags = [...tagsOf(firstCards), ...laterTags].toSorted()

// What no search changes is not drawn again with each key.
const top = <PageTop title={texts.heading} lead={texts.lead} />
const names = <FormNames />

/** The forms page: every card of the manifest, to search, filter and sort. */
export function FormsHub() {
  const [query, change] = useHubQuery(tags)
  const asksForAll = writeHubAddress(query) === ''
  const { cards, state, retry } = useCards(!asksForAll)
  const found = useMemo(() => findCards(cards, query), [cards, query])
  const isWhole = state === 'all'
  // Before all cards are there, how many there are is known all the same.
  const count = isWhole ? found.length : asksForAll ? cardCount : undefined
  const { list, room, more } = useRoom(query)
  const shown = useShownCards(found, room)
  useFetchAhead(list)
  return (
    <>
      {top}
      <div className="page">
        <HubTools query={query} tags={tags} onChange={change} />
        <HubCount count={count} state={state} />
        {state === 'out of reach' && <Button onClick={retry}>{texts.retry}</Button>}
        {count === 0 && <Button onClick={() => change(everything)}>{texts.clear}</Button>}
        <ul ref={list} className="plain-list hub-cards">
          {/* By place, so that another order writes into the cards that are there instead of drawing new ones. */}
          {shown.cards.map((card, place) => (
            <li key={place} hidden={place >= shown.most}>
              <FormCard card={card} />
            </li>
          ))}
        </ul>
        {(count ?? 0) > room && (
          <p className="hub-more">
            <Button onClick={more}>{texts.more}</Button>
          </p>
        )}
        {names}
      </div>
    </>
  )
}
