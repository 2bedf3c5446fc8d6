import type { DiskFile } from './form-files'

/** The JSON that the workbench and its server exchange. The server is `src/workbench/server/server.ts`. */

/** `GET api/forms`: every file that can be edited. */
export interface FormsReply {
  readonly files: Readonly<Record<string, string>>
  /** The address of the sandbox's inbox, if `POST api/send` can put messages into it. */
  readonly inbox: string | null
  /** Where changes are proposed, for a workbench without a server. */
  readonly github?: GitHubPlace
}

/**
 * GitHub's REST API and the default repository ('' for none), as a workbench without a server proposes changes there.
 */
export interface GitHubPlace {
  /** The origin of the site, if the workbench is served from another one. */
  readonly site?: string
  readonly api: string
  readonly repository: string
  /** The address of the relay for signing in, if its owner has set that up. */
  readonly signIn?: string
}

/** `GET api/version`: a version string that differs after each change of the folder, whoever made it. */
export interface VersionReply {
  readonly version: string
}

/**
 * `PUT api/forms/:slug` with `{ changes: Change[] }`: written; refused because files have changed on disk; or refused for
 * another reason.
 */
export type SaveReply =
  | { readonly state: 'saved'; readonly building: boolean }
  | { readonly state: 'conflict'; readonly files: readonly DiskFile[] }
  | { readonly state: 'refused'; readonly why: string }

/** `GET api/build`: the progress of the site's build after the last save. */
export type BuildReply =
  | { readonly state: 'idle' | 'building' | 'built' }
  | { readonly state: 'failed'; readonly report: string }

/** `POST api/send`: one webhook body for the sandbox's inbox. */
export interface SendRequest {
  readonly webhook: string
  readonly message: unknown
}

export interface SendReply {
  readonly sent: boolean
}
