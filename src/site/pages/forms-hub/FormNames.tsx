import './form-names.css'
import { use, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated'
import { fillText } from '../../content/fill-text'
import { AllCards } from './all-cards'
import { cardsAhead } from './cards-ahead'
import texts from './forms-hub.json'

const others = 'hub-names'

/**
 * The forms whose cards are not in the page, as a list of links that needs no script. Only the build knows it: over a
 * page it has written, the browser leaves the list as it stands, so that no script has to carry it.
 */
export function FormNames() {
  const cards = use(AllCards)
  const isHydrated = useHydrated()
  const [stands] = useState(!isHydrated)
  if (cards) return <Names cards={cards.slice(cardsAhead)} />
  // Over what was rendered, this is never written.
  return (
    stands && <div className={others} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}

function Names({ cards }: { readonly cards: readonly { readonly slug: string; readonly title: string }[] }) {
  return (
    <div className={others}>
      {cards.length > 0 && (
        <details>
          <summary>{fillText(texts.names, { count: cards.length })}</summary>
          <ul>
            {cards.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/forms/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
