import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Icon } from '../../../ui/icons/Icon'
import type { Team } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import teamContent from '../../content/team.json'
import { OutsideLink } from '../../shell/OutsideLink'

// The linter validates it against its grammar.
const content = teamContent as Team

/** The core team: each by role and player name, with a link to their channel, if they have one. */
export function CoreTeam({ team = content.team }) {
  if (team.length === 0) return undefined
  return (
    <section aria-labelledby="team">
      <h2 id="team">{content.title}</h2>
      <ul className="plain-list team">
        {team.map(({ role, player, text, island, channel }) => (
          <li key={`${role}: ${player}`}>
            <Card as="article" className="team-card">
              <Emblem name={island ?? 'default'} />
              <div>
                <h3>{player}</h3>
                <p className="team-role">{role}</p>
                <p>{fillContent(text)}</p>
                {channel !== undefined && (
                  <OutsideLink className="icon-link" href={channel}>
                    <Icon name="video" size={20} /> {fillContent(content.channelLabel, { player })}
                  </OutsideLink>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
