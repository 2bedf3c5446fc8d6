import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import type { Features } from '../../content/content-types'
import content from '../../content/features.json'
import { fillText } from '../../content/fill-text'

// Held to its grammar, which lists the icons, by the form checker.
const { features } = content as Features

/** What there is to play (specification: 6 cards). */
export function FeatureCards() {
  return (
    <section aria-labelledby="features">
      <h2 id="features">{content.title}</h2>
      <ul className="plain-list feature-cards">
        {features.map(({ title, text, icon }) => (
          <li key={title}>
            <Card as="article">
              <Icon name={icon} size={32} />
              <h3>{title}</h3>
              <p>{fillText(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
