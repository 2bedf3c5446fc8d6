import { Link } from 'wouter'
import { Status } from '../../../ui/Status'
import { ServerAddress } from '../../content/ServerAddress'
import { StatusWord } from '../../live/StatusWord'
import texts from '../../live/live.json'
import { playersText, type ServerStatus } from '../../../live/server-status'
import type { FetchState } from '../../live/use-live-data'

/** The server's status, players and address; the loading text until a status arrives, for ever if none does. */
export function ServerCard({ status }: { readonly status: FetchState<ServerStatus> }) {
  const { server } = texts
  return (
    <section className="live-card live-server" aria-labelledby="server-card">
      <h2 id="server-card" className="visually-hidden">
        {server.heading}
      </h2>
      <Status>
        {status.state === 'read' ? (
          <ServerFacts status={status.value} />
        ) : (
          <p className="live-wait">{server.loading}</p>
        )}
      </Status>
      <dl className="facts live-address">
        <div>
          <dt className="visually-hidden">{server.address}</dt>
          <dd className="exact">
            <ServerAddress />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function ServerFacts({ status }: { readonly status: ServerStatus }) {
  const { server } = texts
  return (
    <dl className="facts">
      <div>
        {/* The word needs no label for sighted visitors. */}
        <dt className="visually-hidden">{server.status}</dt>
        <dd>
          <StatusWord online={status.online} />
        </dd>
      </div>
      {status.online ? (
        <div>
          <dt>{server.players}</dt>
          <dd className="figure">{playersText(status, '/')}</dd>
        </div>
      ) : (
        <div>
          <dt className="visually-hidden">{server.meanwhile}</dt>
          <dd>
            <Link to="/updates">{server.readUpdates}</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
