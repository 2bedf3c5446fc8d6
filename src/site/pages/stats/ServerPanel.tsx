import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { Meter } from '../../../ui/Meter'
import { Status } from '../../../ui/Status'
import { ServerAddress } from '../../content/ServerAddress'
import { CopyAddress } from '../../shell/copy/CopyAddress'
import live from '../../live/live.json'
import { playersText, type ServerStatus } from '../../../live/server-status'
import { StatusWord } from '../../live/StatusWord'
import type { FetchState } from '../../live/use-live-data'
import texts from './stats.json'

const nobody: ServerStatus = { online: false, players: 0, most: 0 }

interface ServerPanelProps {
  readonly status: FetchState<ServerStatus>
  /** Ask for everything on the page again. */
  readonly onRefresh: () => void
}

/** The status in words, the players beside it, and the address to copy. */
export function ServerPanel({ status, onRefresh }: ServerPanelProps) {
  const { server } = live
  return (
    <Card as="section" className="stats-server" aria-labelledby="stats-server">
      <div className="stats-head">
        <h2 id="stats-server">
          <Icon name="server" /> {server.heading}
        </h2>
        <Button kind="quiet" icon="reload" onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </div>
      <Status className="stats-status">
        <StatusText status={status} />
        {status.state === 'read' && (
          <dl className="facts">
            <div>
              <dt>{server.players}</dt>
              {/* An offline server has no one on it, whatever its reply counts (specification, section 4). */}
              <dd className="figure">{playersText(status.value.online ? status.value : nobody, ' / ')}</dd>
            </div>
          </dl>
        )}
      </Status>
      <div className={status.state === 'read' ? undefined : 'is-unknown'}>
        <Meter most={blocks} full={status.state === 'read' ? takenBlocks(status.value) : 0} />
      </div>
      <div className="stats-address">
        <p className="exact">
          <ServerAddress />
        </p>
        <CopyAddress kind="primary" label={texts.copy} notice={texts.copied} />
      </div>
    </Card>
  )
}

const blocks = 20

/** How full the server is, in whole blocks; one player lights the first. */
function takenBlocks({ online, players = 0, most = 0 }: ServerStatus): number {
  return online && most > 0 && players > 0 ? Math.max(1, Math.round((players / most) * blocks)) : 0
}

function StatusText({ status }: { readonly status: FetchState<ServerStatus> }) {
  if (status.state === 'pending') return <p className="stats-word muted">{live.server.checking}</p>
  if (status.state === 'failed')
    return (
      <p className="stats-word is-failed">
        <Icon name="error" size={36} /> <span>{live.server.failed}</span>
      </p>
    )
  return (
    <p className="stats-word">
      <StatusWord online={status.value.online} />
    </p>
  )
}
