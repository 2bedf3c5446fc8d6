import './hero.css'
import { buttonClass } from '../../../ui/Button'
import { config } from '../../config'
import { fillContent } from '../../content/fill-content'
import { ServerAddress } from '../../content/ServerAddress'
import home from '../../content/home.json'
import { CopyAddress } from '../../shell/copy/CopyAddress'
import { Picture } from '../../../ui/Picture'
import { OutsideLink } from '../../shell/OutsideLink'

/** The banner with its image, the way in, and the address to copy. */
export function Hero() {
  const { hero } = home
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Picture
        id="hero"
        alt={hero.imageAlt}
        sizes="(min-width: 90rem) 90rem, (min-width: 48rem) 100vw, 152vw"
        className="hero-picture"
        urgent
      />
      <div className="hero-words">
        <h2 id="hero-title">{hero.title}</h2>
        <p>{fillContent(hero.text)}</p>
        <div className="hero-ways">
          <OutsideLink className={buttonClass('primary')} href={config.links.chat}>
            {hero.join}
          </OutsideLink>
          <CopyAddress label={hero.copy} notice={hero.copied} />
        </div>
        <p className="hero-address exact">
          <ServerAddress />
        </p>
      </div>
    </section>
  )
}
