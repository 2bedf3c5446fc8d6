import './hero.css'
import { useState } from 'react'
import { Link } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { config } from '../../config'
import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'
import live from '../../live/live.json'
import { CopyAddress } from '../../shell/copy/CopyAddress'
import { Picture } from '../../../ui/Picture'
import type { ServerStatus } from '../../../live/server-status'
import type { FetchState } from '../../live/use-live-data'
import { OutsideLink } from '../../shell/OutsideLink'

/** The banner with its image: the server's status, the link to join, the address to copy, and a way to the forms. */
export function Hero({ status }: { readonly status: FetchState<ServerStatus> }) {
  const { hero } = home
  const isOffline = status.state === 'read' && !status.value.online
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Arena status={status} alt={hero.imageAlt} />
      <div className="hero-words">
        <h2 id="hero-title">{hero.title}</h2>
        <p className="hero-text">{isOffline ? live.server.offlineHelp : fillContent(hero.text)}</p>
        <div className="hero-ways">
          <OutsideLink className={buttonClass('primary')} href={config.links.chat}>
            {hero.join}
          </OutsideLink>
          <CopyAddress label={hero.copy} notice={hero.copied} />
        </div>
        <p className="hero-forms">
          <Link to="/forms">{hero.forms}</Link>
        </p>
      </div>
    </section>
  )
}

// A phone shows only the arena, from a picture of 179vw. Where a CSS pixel is two or three of the screen's, smaller
// widths are given, which choose the file of 1280 pixels: it looks the same at half the bytes.
const sizes =
  '(min-width: 90rem) 90rem, (min-width: 48rem) max(100vw, 68rem), ' +
  '(min-resolution: 2.5dppx) 98vw, (min-resolution: 1.5dppx) 140vw, 179vw'

interface ArenaProps {
  readonly status: FetchState<ServerStatus>
  readonly alt: string
}

/**
 * The arena at dusk with its fires out, until the server's status is known. They are lit when it is online, and night
 * falls when it is not. The status in words is in its card.
 */
function Arena({ status, alt }: ArenaProps) {
  const [isDrawn, setDrawn] = useState(false)
  const online = status.state === 'read' ? status.value.online : undefined
  const light = online === undefined ? '' : online ? 'is-lit' : 'is-night'
  return (
    <div className={`hero-picture ${light === 'is-lit' && !isDrawn ? '' : light}`}>
      <Picture id="hero-at-rest" alt={alt} sizes={sizes} urgent />
      {online && (
        <Picture id="hero" alt="" sizes={sizes} className="hero-fire" onLoad={() => setDrawn(true)} />
      )}
    </div>
  )
}
