import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { HeartMark } from '../../../ui/marks/HeartMark'
import { fillText } from '../../content/fill-text'
import content from '../../content/team.json'
import { OutsideLink } from '../../shell/OutsideLink'

/** The core team: each by role and player name, with the way to their channel. */
export function Team() {
  return (
    <section aria-labelledby="team">
      <h2 id="team">{content.title}</h2>
      <ul className="plain-list team">
        {content.team.map(({ role, player, text, channel }) => (
          <li key={role}>
            <Card as="article" className="team-card">
              <HeartMark size={32} />
              <div>
                <h3>{player}</h3>
                <p className="team-role">{role}</p>
                <p>{fillText(text)}</p>
                <OutsideLink className="icon-link" href={channel}>
                  <Icon name="video" size={20} /> {fillText(content.channelLabel, { player })}
                </OutsideLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
