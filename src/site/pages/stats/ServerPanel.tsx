import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
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
      <Places status={status.state === 'read' ? status.value : undefined} />
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

/**
 * How full the server is, as a row of blocks; the words say it in numbers. Without a status it only takes the room, so
 * that nothing moves when the status arrives.
 */
function Places({ status }: { readonly status: ServerStatus | undefined }) {
  return (
    <svg className="stats-places" viewBox="0 0 199 12" aria-hidden="true" focusable="false">
      {status && (
        <>
          {row(blocks)}
          <g className="is-taken">{row(takenBlocks(status))}</g>
        </>
      )}
    </svg>
  )
}

/** So many blocks, the last of them as wide as the part of it that is counted. */
function row(count: number) {
  return Array.from({ length: Math.ceil(count) }, (_, at) => (
    <rect key={at} x={at * 10} width={9 * Math.min(1, count - at)} height="12" />
  ))
}

function takenBlocks({ online, players = 0, most = 0 }: ServerStatus): number {
  return online && most > 0 ? Math.min(blocks, (players / most) * blocks) : 0
}

function StatusText({ status }: { readonly status: FetchState<ServerStatus> }) {
  if (status.state === 'pending') return <p className="stats-word muted">{live.server.checking}</p>
  if (status.state === 'failed')
    return (
      <p className="stats-word is-failed">
        <Icon name="error" /> <span>{live.server.failed}</span>
      </p>
    )
  return (
    <p className="stats-word">
      <StatusWord online={status.value.online} />
    </p>
  )
}
