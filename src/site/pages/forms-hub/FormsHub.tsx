import './forms-hub.css'
import { useMemo } from 'react'
import { cards } from '../../../catalog/catalog'
import { Button } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import { fillText } from '../../content/fill-text'
import { PageTop } from '../../shell/page-header/PageTop'
import { everything, findCards, tagsOf } from './find-cards'
import { FormCard } from './FormCard'
import texts from './forms-hub.json'
import { HubTools } from './HubTools'
import { useHubQuery } from './use-hub-query'

const tags = tagsOf(cards)

// What no search changes is not drawn again with each key.
const top = <PageTop title={texts.heading} lead={texts.lead} />

/** The forms page: every card of the manifest, to search, filter and sort. */
export function FormsHub() {
  const [query, change] = useHubQuery(tags)
  const found = useMemo(() => findCards(cards, query), [query])
  const count = found.length
  return (
    <>
      {top}
      <div className="page">
        <HubTools query={query} tags={tags} onChange={change} />
        <Status>
          <p className="muted">{fillText(count === 1 ? texts.count.one : texts.count.other, { count })}</p>
          {count === 0 && <p className="hub-empty">{texts.empty}</p>}
        </Status>
        {count === 0 && <Button onClick={() => change(everything)}>{texts.clear}</Button>}
        <ul className="plain-list hub-cards">
          {found.map((card) => (
            <li key={card.slug}>
              <FormCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
