import type { Network } from '../services/network'
import { sandboxGuildId } from '../identity'

/** The public widget of the group. Source: Discord, guild widget object. */
export function widgetView(network: Network): object {
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
