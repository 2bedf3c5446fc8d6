import { useOnlineMembers, useServerStatus } from '../../live/use-live-data'
import { ChatCard } from './ChatCard'
import { ServerCard } from './ServerCard'

/** The two cards at the top, asked for once when the page opens; each stays on its loading text if its call fails. */
export function LiveCards() {
  const [status] = useServerStatus()
  const [members] = useOnlineMembers()
  return (
    <div className="live-cards">
      <ServerCard status={status} />
      <ChatCard members={members} />
    </div>
  )
}
