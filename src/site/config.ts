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
  /** Where live data comes from; what is missing stays on its loading text. */
  readonly services: {
    readonly status?: string
    readonly widget?: string
    readonly topVoters?: string
    readonly votes?: string
  }
  /** The address of the relay that all forms go through, without a slash at the end; then no webhook is known here. */
  readonly relay?: string
  /** Where each form is sent, by the webhook's name; already the v10 address with `wait=true`. */
  readonly webhooks: Readonly<Record<string, string>>
  /** The role that `{mention}` calls. */
  readonly staffRoleId?: string
  /** Where performance figures are sent; off without it. */
  readonly vitalsUrl?: string
}

/** What every page knows of it; the address of a webhook is in its form's own script. */
export type PageConfig = Omit<SiteConfig, 'webhooks'>

// By itself, so that the build leaves out the way of delivery that this site does not use.
export { relay } from 'virtual:config'

export const config: PageConfig = built
