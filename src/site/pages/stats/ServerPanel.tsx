import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Meter } from '../../../ui/Meter'
import { Status } from '../../../ui/Status'
import { ServerAddress } from '../../content/ServerAddress'
import { CopyAddress } from '../../shell/copy/CopyAddress'
import live from '../../live/live.json'
import { playersText, type ServerStatus } from '../../../live/server-status'
import { useOnline } from '../../../ui/use-online'
import { StatusWord } from '../../live/StatusWord'
import type { FetchState } from '../../live/use-live-data'
import texts from './stats.json'

const nobody: ServerStatus = { online: false, players: 0, most: 0 }

interface ServerPanelProps {
  readonly status: FetchState<ServerStatus>
  /** Ask for everything on the page again. */
  readonly onRefresh: () => void
}

/** The status in words, the players beside it, and the address to copy, which is useful even if the status is unknown. */
export function ServerPanel({ status, onRefresh }: ServerPanelProps) {
  const { server } = live
  const hasFailed = status.state === 'failed'
  const isOnline = useOnline()
  return (
    <Card as="section" className="stats-server" aria-labelledby="stats-server">
      <div className="stats-head">
        <h2 id="stats-server">
          <Emblem name="things" part="server" urgent /> {server.heading}
        </h2>
        <Button kind={hasFailed ? 'primary' : 'quiet'} icon="reload" onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </div>
      <Status className="stats-status">
        {status.state === 'pending' && <p className="stats-word muted">{server.checking}</p>}
        {status.state === 'read' && <ServerFacts status={status.value} />}
        {hasFailed && (
          <>
            <p className="stats-failed">{texts.failed}</p>
            <p>{isOnline ? texts.failedHelp : texts.failedOffline}</p>
            <p className="small muted">{server.failed}</p>
          </>
        )}
      </Status>
      <div className="stats-address">
        <p className="exact">
          <ServerAddress />
        </p>
        <CopyAddress label={texts.copy} notice={texts.copied} />
      </div>
    </Card>
  )
}

function ServerFacts({ status }: { readonly status: ServerStatus }) {
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{live.server.status}</dt>
          <dd className="stats-word">
            <StatusWord online={status.online} />
          </dd>
        </div>
        <div>
          <dt>{live.server.players}</dt>
          {/* An offline server shows no players, whatever number its reply has (specification.md, 4.07). */}
          <dd className="figure">{playersText(status.online ? status : nobody, ' / ')}</dd>
        </div>
      </dl>
      <Meter most={blocks} full={takenBlocks(status)} />
    </>
  )
}

const blocks = 10

/** How full the server is, in whole blocks; one player lights the first. */
function takenBlocks({ online, players = 0, most = 0 }: ServerStatus): number {
  return online && most > 0 && players > 0 ? Math.max(1, Math.round((players / most) * blocks)) : 0
}
