import data from './network.json' with { type: 'json' }

/** What the doubles of status service, widget and vote site report about the network. */
export interface GameNetwork {
  readonly name: string
  readonly players: { readonly online: number; readonly max: number; readonly list: readonly string[] }
  readonly version: string
  readonly motd: string
  readonly presenceCount: number
  readonly topVoters: readonly { readonly player: string; readonly votes: number }[]
  readonly votes: readonly { readonly player: string; readonly time: string }[]
}

/** Sample data of a network with players online. */
export const sampleNetwork: GameNetwork = data
