import type { Change, DiskFile } from '../files/change'

/** What the workbench and the server beside it say to each other, as JSON. The server is `src/workbench/server/api.ts`. */

/** `GET api/forms`: every file that can be edited. */
export interface FormsReply {
  readonly files: Readonly<Record<string, string>>
  /** Whether `POST api/send` can put a message into the sandbox's inbox, and where that inbox is. */
  readonly inbox: string | null
  /** Where changes are proposed to, for a workbench without a server. */
  readonly github?: GitHubPlace
}

/** The address of GitHub's REST API, and the repository that is offered; '' where none was named. */
export interface GitHubPlace {
  /** Where the site is, where that is another place than the workbench. */
  readonly site?: string
  readonly api: string
  readonly repository: string
  /** The address of the relay that people sign in through, where its owner has set that up. */
  readonly signIn?: string
}

/** `GET api/version`: another text after each change of the folder, whoever made it. */
export interface VersionReply {
  readonly version: string
}

/** `PUT api/forms/:slug`. */
export interface SaveRequest {
  readonly changes: readonly Change[]
}

/** The reply to a save: written; refused because files have changed on disk; or refused for another reason. */
export type SaveReply =
  | { readonly state: 'saved'; readonly building: boolean }
  | { readonly state: 'conflict'; readonly files: readonly DiskFile[] }
  | { readonly state: 'refused'; readonly why: string; readonly path?: string }

/** `GET api/build`: how far the site is with what was saved last. */
export type BuildReply =
  { readonly state: 'idle' | 'building' | 'built' } | { readonly state: 'failed'; readonly report: string }

/** `POST api/send`: one webhook body for the sandbox's inbox. */
export interface SendRequest {
  readonly webhook: string
  readonly message: unknown
}

export interface SendReply {
  readonly sent: boolean
}
