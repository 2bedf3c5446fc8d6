import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { malformedReply, serviceFaults } from '../faults/failures'
import type { SandboxEnv, SandboxState, GameNetwork } from '../state'

/** What was asked for: a host, a port, and the time in milliseconds since 1970. */
interface StatusQuestion {
  readonly host: string
  readonly port: number
  readonly now: number
}

type View = (network: GameNetwork | undefined, asked: StatusQuestion) => object

/** Both public status services: mcsrvstat at `/2/{address}`, mcstatus.io at `/v2/status/java/{address}`. */
export function statusRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  const views: Readonly<Record<string, View>> = {
    '/2/:address': mcsrvstatView,
    '/v2/status/java/:address': mcstatusView,
  }
  for (const [path, view] of Object.entries(views)) {
    routes.use(path, cors(), serviceFaults(state, 'status'))
    routes.get(path, (c) => {
      const [host = '', port = '25565'] = (c.req.param('address') ?? '').split(':')
      const offline = state.faults.take({ target: 'status' }, ['offline']) !== undefined
      const asked = { host, port: Number(port), now: state.clock.now() }
      const reply = view(offline ? undefined : state.network, asked)
      return Response.json(malformedReply(state, 'status', ['players'], reply))
    })
  }
  return routes
}

/** mcsrvstat's reply, version 2. An offline server has no players and no version. */
function mcsrvstatView(network: GameNetwork | undefined, asked: StatusQuestion): object {
  const debug = { ping: network !== undefined, cachetime: Math.floor(asked.now / 1000) }
  const place = { ip: '203.0.113.5', port: asked.port, hostname: asked.host, debug }
  if (network === undefined) return { online: false, ...place }
  return {
    online: true,
    ...place,
    version: network.version,
    protocol: 767,
    players: network.players,
    motd: motdOf(network, (text) => [text]),
  }
}

/** mcstatus.io's reply for Java servers. An offline server has no version, players or message. */
function mcstatusView(network: GameNetwork | undefined, asked: StatusQuestion): object {
  const place = {
    online: network !== undefined,
    host: asked.host,
    port: asked.port,
    ip_address: '203.0.113.5',
    eula_blocked: false,
    retrieved_at: asked.now,
    expires_at: asked.now + 60_000,
    srv_record: null,
  }
  if (network === undefined) return place
  const { online, max, list } = network.players
  const player = (name: string, index: number) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name_raw: name,
    name_clean: name,
  })
  return {
    ...place,
    version: { name_raw: network.version, name_clean: network.version, protocol: 767 },
    players: { online, max, list: list.map(player) },
    motd: motdOf(network, (text) => text),
    icon: null,
    mods: [],
    software: null,
    plugins: [],
  }
}

function motdOf({ motd }: GameNetwork, lines: (text: string) => string | readonly string[]): object {
  return { raw: lines(`§a${motd}`), clean: lines(motd), html: lines(`<span>${motd}</span>`) }
}
