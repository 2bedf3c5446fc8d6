import './forms-hub.css'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { pluralText } from '../../../engine/fill-text'
import { cards, situations, suggested } from '../../../catalog/catalog'
import type { ListedCard } from '../../../catalog/form-module'
import type { Situation } from '../../../engine/schema/definition'
import { Button } from '../../../ui/Button'
import { Emblem } from '../../../ui/Emblem'
import { Icon } from '../../../ui/icons/Icon'
import { scrollBehavior } from '../../../ui/scroll-behavior'
import { Status } from '../../../ui/Status'
import { useDebounced } from '../../../ui/use-debounced'
import { useLoaded } from '../../../ui/use-loaded'
import { config } from '../../config'
import { fillContent } from '../../content/fill-content'
import { keptRequests } from '../../kept-requests'
import { browserStore } from '../../page-life'
import { OutsideLink } from '../../shell/OutsideLink'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import { draftKeys } from '../../submission/draft-keys'
import { cardsOf, everything, findCards, type FoundCard, tagsOf } from '../../../catalog/find-cards'
import { FormCard } from './FormCard'
import texts from './forms-hub.json'
import { HubTools } from './HubTools'
import { Situations } from './Situations'
import { useHubQuery } from './use-hub-query'

/** What the page takes from the manifest. */
interface HubForms {
  readonly cards: readonly ListedCard[]
  readonly situations: readonly Situation[]
  /** The slugs of the forms that are suggested when a search finds none. */
  readonly suggested: readonly string[]
}

const listed: HubForms = { cards, situations, suggested }

/** What the device keeps of a visitor's forms: loaded only if there is something, as most visitors keep nothing. */
const loadOnThisDevice = async () => {
  const store = browserStore()
  const isNeeded = draftKeys(store).length > 0 || keptRequests(store).length > 0
  return isNeeded ? import('./OnThisDevice') : undefined
}

/** The forms page: situations, and every card of the manifest, to search, filter and sort. */
export function FormsHub({ forms = listed }: { readonly forms?: HubForms }) {
  const { cards, situations, suggested } = forms
  const tags = useMemo(() => tagsOf(cards), [cards])
  const happenings = useMemo(() => situations.map(({ id }) => id), [situations])
  const { query, opened, change } = useHubQuery(tags, happenings)
  const found = useMemo(() => findCards(cards, query, situations), [cards, situations, query])
  const count = found.length
  const counted = fillContent(pluralText(texts.count, count))
  const spoken = useDebounced(counted)
  const chosen = situations.find(({ id }) => id === query.happened)
  const isSearched = query.text !== '' || query.tag !== ''
  const helpful = cardsOf(cards, suggested)
  const example = helpful.flatMap(({ keywords = [] }) => keywords.slice(0, 1)).join(', ')
  const [results, showResults] = useShowResults()
  const search = useRef<HTMLHeadingElement>(null)
  const searched = useDebounced(query.text)
  const onDevice = useLoaded(loadOnThisDevice, true)
  useEffect(() => {
    // Scroll only for a search that is typed in, not for one from the URL.
    if (searched !== '' && document.activeElement?.matches('[type=search]'))
      showSearch(search.current, results.current)
  }, [searched, results])
  const whatHappened = (
    <Situations
      situations={situations}
      happened={query.happened}
      onChange={(happened) => {
        change({ happened })
        if (happened !== '') showResults()
      }}
    />
  )
  // A visitor who has opened a link with a search sees its results first, until they leave the page.
  const isSearchLink = opened !== undefined && (opened.text !== '' || opened.tag !== '')
  return (
    <>
      <PageTop island="page-forms" title={texts.heading} lead={texts.lead}>
        {!isSearchLink && whatHappened}
      </PageTop>
      <PageBody className={opened ? 'hub hub-ready' : 'hub'}>
        {onDevice && <onDevice.OnThisDevice />}
        {/* A chosen situation has few forms: there is nothing to search, and its forms are right below it. */}
        {(isSearched || !chosen) && (
          <>
            <h2 ref={search}>{texts.find}</h2>
            <HubTools query={query} tags={tags} example={example} onChange={change} />
          </>
        )}
        <div className="hub-results" ref={results} tabIndex={-1}>
          <div className={`hub-results-head${count > 0 ? '' : ' slab'}`} id="first-screen">
            {chosen && (
              <p className="hub-chosen">
                <Emblem name={chosen.forms[0] ?? 'default'} /> {chosen.text}
              </p>
            )}
            <div className="hub-found">
              {count > 0 && (
                <p className="muted hub-count" aria-hidden="true">
                  {counted} <span className="popularity">{texts.popularity}</span>
                </p>
              )}
              {(isSearched || chosen) && (
                <Button
                  kind="quiet"
                  onClick={() => {
                    // The button disappears, so the focus moves on.
                    results.current?.focus({ preventScroll: true })
                    change(everything)
                  }}
                >
                  {fillContent(texts.all, { count: cards.length })}
                </Button>
              )}
            </div>
            <Status>
              <p className="visually-hidden">{spoken}</p>
              {count === 0 && (
                <p className="hub-empty">
                  <img src="/images/empty-chest.svg" alt="" width={64} height={56} /> {texts.empty}
                </p>
              )}
            </Status>
          </div>
          <div className="hub-cards">
            {count === 0 && helpful.length > 0 ? (
              <section className="hub-helpful" aria-labelledby="hub-helpful">
                <h2 id="hub-helpful">{texts.helpful}</h2>
                <CardList cards={helpful.map((card) => ({ card }))} as="div" />
              </section>
            ) : (
              <CardList cards={found} as="article" />
            )}
            <p className="hub-ask slab card-clickable">
              <strong>{texts.nothing}</strong>
              <OutsideLink className="icon-link card-link" href={config.links.chat}>
                <Icon name="chat" size={20} /> {texts.ask}
              </OutsideLink>
            </p>
          </div>
        </div>
        {isSearchLink && whatHappened}
      </PageBody>
    </>
  )
}

/** From this width on, in CSS pixels, situations and their results fit on one screen. */
const wide = 768

/**
 * A ref for the results, and a function that scrolls to them after the next render, unless they are on the screen
 * already. On a wide screen the situations before them stay in sight. The focus stays where it is.
 */
function useShowResults(): readonly [RefObject<HTMLDivElement | null>, () => void] {
  const results = useRef<HTMLDivElement>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current || results.current === null) return
    isDue.current = false
    const { top } = results.current.getBoundingClientRect()
    const bottom = results.current.lastElementChild?.getBoundingClientRect().bottom ?? top
    if (top >= 0 && bottom <= window.innerHeight) return
    const before = document.querySelector('.situations, .hub-results')
    const target = window.innerWidth < wide ? results.current : before
    target?.scrollIntoView({ behavior: scrollBehavior() })
  })
  return [results, () => void (isDue.current = true)]
}

/** Scroll the search field up if its results are near the lower edge of the screen, or below it. */
function showSearch(search: HTMLElement | null, results: HTMLElement | null): void {
  const top = results?.getBoundingClientRect().top ?? 0
  if (top > window.innerHeight * 0.6) search?.scrollIntoView({ behavior: scrollBehavior() })
}

interface CardListProps {
  readonly cards: readonly FoundCard<ListedCard>[]
  /** The element of each card: see `FormCard`. */
  readonly as: 'article' | 'div'
}

function CardList({ cards, as }: CardListProps) {
  return (
    <ul className="plain-list hub-list">
      {cards.map(({ card, covers }) => (
        <li key={card.slug}>
          <FormCard card={card} as={as} covers={covers} />
        </li>
      ))}
    </ul>
  )
}
