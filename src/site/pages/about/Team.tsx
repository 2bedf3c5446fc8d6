import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { Island } from '../../../ui/Island'
import type { Team as TeamContent } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import teamContent from '../../content/team.json'
import { OutsideLink } from '../../shell/OutsideLink'

// Held to its grammar by the form checker.
const content = teamContent as TeamContent

/** The core team: each by role and player name, with the way to their channel. */
export function Team() {
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
