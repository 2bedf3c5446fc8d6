import type { Deliver } from '../../delivery/deliver'
import type { Relay } from '../../delivery/relay-client'

/** Everything a form page takes from outside itself, so that a test can hand it something else. */
export interface FormServices {
  /** The addresses of the webhooks by name; a form whose webhook is missing says so. */
  readonly webhooks: Readonly<Record<string, string>>
  /** Where the site has a relay: every form goes through it, and no webhook is known here. */
  readonly relay?: Relay | undefined
  readonly staffRoleId?: string | undefined
  readonly chatLink: string
  readonly deliverTo: (address: string) => Deliver
  readonly now: () => Date
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
  /** Where drafts are kept; undefined where the browser keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined
  /** Resolves to whether the text is in the clipboard. */
  readonly copy: (text: string) => Promise<boolean>
  /** Hand the visitor a file of plain text. */
  readonly download: (name: string, text: string) => void
  readonly print: () => void
  readonly timeZone: () => string | undefined
}
