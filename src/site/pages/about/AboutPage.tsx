import './about.css'
import about from '../../content/about.json'
import { fillContent } from '../../content/fill-content'
import { Picture } from '../../../ui/Picture'
import { PageTop } from '../../shell/page-header/PageTop'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { Island } from '../../../ui/Island'
import type { Team as TeamContent } from '../../content/content-types'
import teamContent from '../../content/team.json'
import { OutsideLink } from '../../shell/OutsideLink'

/** The network's story, and its core team. */
export function AboutPage() {
  return (
    <>
      <PageTop island="page-about" title={about.title} lead={fillContent(about.lead)} />
      <div className="page about">
        <section className="prose" aria-labelledby="story">
          <Picture
            id={about.image.id}
            alt={about.image.alt}
            sizes="(min-width: 64rem) 42rem, calc(100vw - 2rem)"
            className="about-picture"
          />
          <h2 id="story">{about.storyTitle}</h2>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{fillContent(paragraph)}</p>
          ))}
        </section>
        <Team />
      </div>
    </>
  )
}

// Held to its grammar by the form checker.
const content = teamContent as TeamContent

/** The core team: each by role and player name, with the way to their channel. */
function Team() {
  return (
    <section aria-labelledby="team">
      <h2 id="team">{content.title}</h2>
      <ul className="plain-list team">
        {content.team.map(({ role, player, text, island, channel }) => (
          <li key={role}>
            <Card as="article" className="team-card">
              <Island name={island ?? 'default'} sizes="6rem" />
              <div>
                <h3>{player}</h3>
                <p className="team-role">{role}</p>
                <p>{fillContent(text)}</p>
              </div>
              <OutsideLink className="icon-link" href={channel}>
                <Icon name="video" size={20} /> {fillContent(content.channelLabel, { player })}
              </OutsideLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
