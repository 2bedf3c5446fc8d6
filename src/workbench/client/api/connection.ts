import type { Change, Files } from '../files/change'
import type { BuildReply, FormsReply, GitHubPlace, SaveReply, SendReply, VersionReply } from './api'

/** The forms as they were found: with a server that can save them, or as they were put beside the page. */
export interface OpenedForms {
  readonly files: Files
  readonly canSave: boolean
  /** The address of the sandbox's inbox, where messages can be sent to. */
  readonly inbox: string | null
  /** Where changes can be proposed to, where no one saves them. */
  readonly github?: GitHubPlace
}

export interface Connection {
  /** Undefined when there are no forms to be had. */
  readonly open: () => Promise<OpenedForms | undefined>
  /** Another text after each change of the files on disk; undefined when no one answers. */
  readonly version: () => Promise<string | undefined>
  /** Undefined when no one answers. */
  readonly save: (slug: string, changes: readonly Change[]) => Promise<SaveReply | undefined>
  readonly build: () => Promise<BuildReply | undefined>
  readonly send: (webhook: string, message: unknown) => Promise<boolean>
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

type Fetch = (address: string, request?: RequestInit) => Promise<Response>

/**
 * The connection to the server beside the workbench, or to the files put beside it. Addresses are relative to the page.
 * Never rejects: whoever does not answer gives undefined.
 */
export function createConnection(fetch: Fetch, wait: Connection['wait']): Connection {
  const ask = async <Reply>(address: string, method = 'GET', body?: unknown): Promise<Reply | undefined> => {
    const request = { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(address, body === undefined ? {} : request).catch(() => undefined)
    // Replies are of the types of `api.ts`; whatever else answers (a host's own page, say) is no JSON.
    return reply?.json().catch(() => undefined) as Promise<Reply | undefined>
  }
  return {
    open: async () => {
      const beside = await ask<FormsReply>('api/forms')
      const found = beside?.files ? beside : await ask<FormsReply>('forms.json')
      if (!found?.files) return undefined
      const { files, inbox, github } = found
      const canSave = found === beside
      return { files: new Map(Object.entries(files)), canSave, inbox, ...(github && !canSave && { github }) }
    },
    version: async () => (await ask<VersionReply>('api/version'))?.version,
    save: (slug, changes) => ask<SaveReply>(`api/forms/${slug}`, 'PUT', { changes }),
    build: () => ask<BuildReply>('api/build'),
    send: async (webhook, message) =>
      (await ask<SendReply>('api/send', 'POST', { webhook, message }))?.sent ?? false,
    wait,
  }
}
