import './about.css'
import about from '../../content/about.json'
import { fillContent } from '../../content/fill-content'
import { Picture } from '../../../ui/Picture'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { Emblem } from '../../../ui/Emblem'
import type { News, Team as TeamContent } from '../../content/content-types'
import newsContent from '../../content/news.json'
import teamContent from '../../content/team.json'
import { OutsideLink } from '../../shell/OutsideLink'
import { Milestones } from './Milestones'

/** The network's story, its core team, and what happened when. */
export function AboutPage() {
  return (
    <>
      <PageTop island="page-about" title={about.title} lead={fillContent(about.lead)} />
      <PageBody className="about">
        <section className="about-story" aria-labelledby="story">
          <Picture
            id={about.image.id}
            alt={about.image.alt}
            sizes="(min-width: 64rem) 42rem, calc(100vw - 2rem)"
            className="slab about-picture"
            urgent
          />
          <div className="prose">
            <h2 id="story">{about.storyTitle}</h2>
            {about.story.map((paragraph) => (
              <p key={paragraph}>{fillContent(paragraph)}</p>
            ))}
          </div>
        </section>
        <Team />
        <Milestones news={news} />
      </PageBody>
    </>
  )
}

// The linter validates both against their grammars.
const content = teamContent as TeamContent
const { news } = newsContent as News

/** The core team: each by role and player name, with a link to their channel. */
function Team() {
  return (
    <section aria-labelledby="team">
      <h2 id="team">{content.title}</h2>
      <ul className="plain-list team">
        {content.team.map(({ role, player, text, island, channel }) => (
          <li key={`${role}: ${player}`}>
            <Card as="article" className="team-card">
              <Emblem name={island ?? 'default'} />
              <div>
                <h3>{player}</h3>
                <p className="team-role">{role}</p>
                <p>{fillContent(text)}</p>
                <OutsideLink className="icon-link" href={channel}>
                  <Icon name="video" size={20} /> {fillContent(content.channelLabel, { player })}
                </OutsideLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
