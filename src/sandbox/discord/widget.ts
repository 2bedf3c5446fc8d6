import { Hono } from 'hono'
import { malformedReply, serviceFaults } from '../faults/failures'
import { sandboxGuildId } from '../identity'
import type { SandboxEnv, SandboxState, GameNetwork } from '../state'
import { discordCors } from './cors'
import { discordError } from './errors'

/** The public widget of the group, at `/guilds/{id}/widget.json`. */
export function widgetRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  const path = '/guilds/:guild/widget.json'
  const faults = serviceFaults(state, 'widget', () => discordError('serverError'))
  routes.use(path, discordCors, faults)
  routes.get(path, (c) => {
    if (c.req.param('guild') !== sandboxGuildId) return discordError('unknownGuild')
    if (state.faults.take({ target: 'widget' }, ['disabled']) !== undefined)
      return discordError('widgetDisabled')
    return Response.json(malformedReply(state, 'widget', ['presence_count'], widgetView(state.network)))
  })
  return routes
}

/** The public widget of the group. Source: Discord, guild widget object. */
function widgetView(network: GameNetwork): object {
  return {
    id: sandboxGuildId,
    name: network.name,
    instant_invite: null,
    channels: [{ id: '300000000000000001', name: 'Lounge', position: 0 }],
    members: network.players.list.map((username, index) => ({
      id: String(index),
      username,
      discriminator: '0000',
      avatar: null,
      status: 'online',
      avatar_url: 'https://cdn.sandbox.example/widget-avatars/none',
    })),
    presence_count: network.presenceCount,
  }
}
