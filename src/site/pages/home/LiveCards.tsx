import { useOnlineMembers, useServerStatus } from '../../live/use-live-data'
import { ChatCard } from './ChatCard'
import { ServerCard } from './ServerCard'

/** The bar at the top with its two cards, asked for once when the page opens; each stays on its loading text if its call fails. */
export function LiveCards() {
  const [status] = useServerStatus()
  const [members] = useOnlineMembers()
  return (
    <div className="live-cards slab">
      <ServerCard status={status} />
      <ChatCard members={members} />
    </div>
  )
}
