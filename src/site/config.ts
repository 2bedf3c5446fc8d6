import { config as built } from 'virtual:config'

/**
 * Everything that differs from one network to another. `.env.example` explains each value and where the owner finds the
 * real one; the build reads the environment, checks it, and writes this object into the site.
 */
export interface SiteConfig {
  /** The name of the network and the host players connect to (without the port). */
  readonly network: { readonly name: string; readonly host: string }
  /** The public address of this site, without a slash at the end. */
  readonly siteUrl: string
  readonly links: {
    readonly chat: string
    readonly photos: string
    readonly videos: string
    readonly supportMail: string
  }
  /** Where live data comes from; without an address the page keeps its loading text. */
  readonly services: {
    readonly status?: string
    readonly widget?: string
    readonly topVoters?: string
    readonly votes?: string
  }
  /**
   * The address of the relay that all forms go through, without a slash at the end; with it, no webhook is configured
   * here.
   */
  readonly relay?: string
  /** The addresses of the webhooks, by name; already in API version 10 with `wait=true`. */
  readonly webhooks: Readonly<Record<string, string>>
  /** The role that `{mention}` notifies. */
  readonly staffRoleId?: string
  /** Where performance figures are sent; without it none are sent. */
  readonly vitalsUrl?: string
}

/** The part that is on every page; the address of a webhook is only in the script of its form. */
export type PageConfig = Omit<SiteConfig, 'webhooks'>

// A separate export, so that the build can leave out the way of delivery that this site does not use.
export { relay } from 'virtual:config'

export const config: PageConfig = built
