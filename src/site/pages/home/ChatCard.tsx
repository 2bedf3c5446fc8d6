import { buttonClass } from '../../../ui/Button'
import { Status } from '../../../ui/Status'
import { config } from '../../config'
import texts from '../../live/live.json'
import type { FetchState } from '../../live/use-live-data'
import { OutsideLink } from '../../shell/OutsideLink'

/** How many members of the chat group are online, and a link to it, shown even if the number is unknown. */
export function ChatCard({ members }: { readonly members: FetchState<number> }) {
  const { chat } = texts
  return (
    <section className="live-card live-chat" aria-labelledby="chat-card">
      <h2 id="chat-card" className="visually-hidden">
        {chat.heading}
      </h2>
      <Status>
        {members.state === 'read' ? (
          <dl className="facts">
            <div>
              <dt>{chat.members}</dt>
              <dd className="figure">{members.value}</dd>
            </div>
          </dl>
        ) : (
          <p className="live-wait">{chat.loading}</p>
        )}
      </Status>
      <OutsideLink className={buttonClass('quiet')} href={config.links.chat}>
        {chat.join}
      </OutsideLink>
    </section>
  )
}
