import { Link } from 'wouter'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Icon } from '../../../ui/icons/Icon'
import { betweenMargins, Picture } from '../../../ui/Picture'
import type { Features } from '../../content/content-types'
import featuresContent from '../../content/features.json'
import { fillContent } from '../../content/fill-content'

// The linter validates it against its grammar, which lists the icons.
const content = featuresContent as Features

const sizes = `(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, ${betweenMargins}`

/** What there is to play (specification.md, 2.042); cards with a picture of the place lead to the gallery. */
export function FeatureCards({ features = content.features }) {
  if (features.length === 0) return undefined
  return (
    <section aria-labelledby="features">
      <h2 id="features">{content.title}</h2>
      <ul className="plain-list feature-cards">
        {features.map(({ title, text, icon, image }) => (
          <li key={title}>
            <Card
              as="article"
              clickable={image !== undefined}
              className={image === undefined ? '' : 'feature-place'}
            >
              {image === undefined ? (
                <Emblem name="things" part={icon} />
              ) : (
                <Picture id={image} alt="" sizes={sizes} />
              )}
              <div className="feature-words">
                <h3>
                  {image === undefined ? (
                    title
                  ) : (
                    <Link className="card-link" to="/gallery">
                      {title}
                      <Icon name="arrow-right" size={20} />
                    </Link>
                  )}
                </h3>
                <p>{fillContent(text)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
