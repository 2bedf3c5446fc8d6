import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pluralText } from '../../../../engine/fill-text'
import { Mark } from '../../components/Mark'
import { mayHaveCard } from '../../files/read-cards'
import { formParts, partRoute, routeTo } from '../../files/route-to'
import texts from '../../texts.json'
import { useOneForm } from './one-form'

/** Links to the panels of a form's parts, and a switch between panels and text. */
export function PartNav() {
  const { slug, part, held } = useOneForm()
  const { panels } = texts
  const list = useRef<HTMLUListElement>(null)
  // On a phone the links are in one row, which scrolls.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    list.current?.scrollTo({ left: (current?.offsetLeft ?? 0) - 16 })
    // oxlint-disable-next-line react/exhaustive-deps -- another part is another current link
  }, [part])
  const shown = formParts.filter((name) => name !== 'card' || mayHaveCard(slug))
  return (
    <nav className="part-nav" aria-label={panels.nav}>
      <ul className="plain-list" ref={list}>
        {shown.map((name) => {
          const notRight = held.filter(({ panel }) => panel.part === name).length
          return (
            <li key={name}>
              <Link
                className="file-link"
                to={partRoute(slug, name)}
                aria-current={part === name ? 'page' : undefined}
              >
                {panels.parts[name]}
                {notRight > 0 && <Mark sign={notRight} words={pluralText(texts.save.notRight, notRight)} />}
              </Link>
            </li>
          )
        })}
        <li>
          <Link className="file-link" to={routeTo(slug)} aria-current={part === undefined || undefined}>
            {panels.asText}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
