import type { Network } from './network'

/** What was asked for: a host, a port, and the moment in milliseconds since 1970. */
export interface StatusQuestion {
  readonly host: string
  readonly port: number
  readonly now: number
}

/** mcsrvstat's answer, version 2 or 3. An offline server has no players and no version. */
export function mcsrvstatView(network: Network | undefined, version: 2 | 3, asked: StatusQuestion): object {
  const debug = { ping: network !== undefined, cachetime: Math.floor(asked.now / 1000) }
  const place = { ip: '203.0.113.5', port: asked.port, hostname: asked.host, debug }
  if (network === undefined) return { online: false, ...place }
  const { online, max, list } = network.players
  const names = version === 2 ? list : list.map((name, index) => ({ name, uuid: fakeUuid(index) }))
  return {
    online: true,
    ...place,
    version: network.version,
    protocol: version === 2 ? 767 : { version: 767, name: network.version },
    players: { online, max, list: names },
    motd: motdOf(network, (text) => [text]),
  }
}

/** mcstatus.io's answer for Java servers. An offline server has no version, players or message. */
export function mcstatusView(network: Network | undefined, asked: StatusQuestion): object {
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
    uuid: fakeUuid(index),
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

function motdOf({ motd }: Network, lines: (text: string) => string | readonly string[]): object {
  return { raw: lines(`§a${motd}`), clean: lines(motd), html: lines(`<span>${motd}</span>`) }
}

function fakeUuid(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
}
