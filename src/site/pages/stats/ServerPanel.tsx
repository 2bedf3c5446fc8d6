import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Meter } from '../../../ui/Meter'
import { Status } from '../../../ui/Status'
import { useLater } from '../../../ui/use-later'
import { config } from '../../config'
import { ServerAddress } from '../../content/ServerAddress'
import { CopyAddress } from '../../shell/copy/CopyAddress'
import { OutsideLink } from '../../shell/OutsideLink'
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
  const [isRefreshed, setRefreshed] = useState(false)
  const isChecked = isRefreshed && status.state !== 'pending'
  const isLongAgo = useLater(60_000, isChecked)
  const checked = isChecked && !isLongAgo && <span> {texts.checked}</span>
  return (
    <Card as="section" className="stats-server" aria-labelledby="stats-server">
      <div className="stats-head">
        <h2 id="stats-server">
          <Emblem name="things" part="server" urgent /> {server.heading}
        </h2>
        <Button
          kind={hasFailed ? 'primary' : 'quiet'}
          icon="reload"
          onClick={() => {
            setRefreshed(true)
            onRefresh()
          }}
        >
          {texts.refresh}
        </Button>
      </div>
      <Status className="stats-status">
        {status.state === 'pending' && <p className="stats-word muted">{server.checking}</p>}
        {status.state === 'read' && <ServerFacts status={status.value} checked={checked} />}
        {hasFailed && (
          <>
            <p className="stats-failed">{texts.failed}</p>
            <p>{isOnline ? texts.failedHelp : texts.failedOffline}</p>
            <p className="small muted">
              <span>{server.failed}</span>
              {checked}
            </p>
          </>
        )}
      </Status>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <div className="stats-address">
        <p className="exact">
          <ServerAddress />
        </p>
        <CopyAddress label={texts.copy} notice={texts.copied} />
      </div>
    </Card>
  )
}

interface ServerFactsProps {
  readonly status: ServerStatus
  /** Says that this has just been checked, though it may be the same as before. */
  readonly checked: ReactNode
}

function ServerFacts({ status, checked }: ServerFactsProps) {
  const { server } = live
  return (
    <>
      <dl className="facts">
        <div>
          <dt>
            {server.status}
            {checked}
          </dt>
          <dd className="stats-word">
            <StatusWord online={status.online} />
          </dd>
        </div>
        <div>
          <dt>{server.players}</dt>
          {/* An offline server shows no players, whatever number its reply has (specification.md, 4.07). */}
          <dd className="figure">{playersText(status.online ? status : nobody, ' / ')}</dd>
        </div>
      </dl>
      {status.online ? (
        <Meter most={blocks} full={takenBlocks(status)} />
      ) : (
        <>
          <p>{server.offlineHelp}</p>
          <p className="stats-meanwhile">
            <Link to="/updates">{server.readUpdates}</Link>
            <OutsideLink href={config.links.chat}>{live.chat.join}</OutsideLink>
          </p>
        </>
      )}
    </>
  )
}

const blocks = 10

/** How full the server is, in whole blocks; one player lights the first. */
function takenBlocks({ players = 0, most = 0 }: ServerStatus): number {
  return most > 0 && players > 0 ? Math.max(1, Math.round((players / most) * blocks)) : 0
}
