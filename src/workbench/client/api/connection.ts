import type { Change, Files } from '../../form-files'
import type { BuildReply, FormsReply, SaveReply, SendReply, VersionReply } from '../../api'

/** The forms as loaded: from a server that can save them, or from files beside the page. */
export interface OpenedForms extends Omit<FormsReply, 'files'> {
  readonly files: Files
  readonly canSave: boolean
}

export type Connection = ReturnType<typeof createConnection>

/**
 * The connection to the workbench's server, or to the files beside the page. Addresses are relative to the
 * page. Never rejects: without a reply the result is undefined, and that of `send` is false. `wait` resolves
 * after that many milliseconds.
 */
export function createConnection(
  fetch: (address: string, request?: RequestInit) => Promise<Response>,
  wait: (milliseconds: number) => Promise<void>,
) {
  const ask = async <Reply>(address: string, method = 'GET', body?: unknown): Promise<Reply | undefined> => {
    const request = { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(address, body === undefined ? {} : request).catch(() => undefined)
    // Replies have the types of `api.ts`, unless a reverse proxy answers. The pages of a static host are not JSON.
    return reply?.json().catch(() => undefined) as Promise<Reply | undefined>
  }
  return {
    open: async (): Promise<OpenedForms | undefined> => {
      const beside = await ask<FormsReply>('api/forms')
      const found = beside?.files ? beside : await ask<FormsReply>('forms.json')
      if (!found?.files) return undefined
      const { files, inbox, github } = found
      const canSave = found === beside
      return { files: new Map(Object.entries(files)), canSave, inbox, ...(github && !canSave && { github }) }
    },
    /** A version string that differs after each change of the files on disk. */
    version: async () => (await ask<VersionReply>('api/version'))?.version,
    save: (slug: string, changes: readonly Change[]) =>
      ask<SaveReply>(`api/forms/${slug}`, 'PUT', { changes }),
    build: () => ask<BuildReply>('api/build'),
    send: async (webhook: string, message: unknown) =>
      (await ask<SendReply>('api/send', 'POST', { webhook, message }))?.sent ?? false,
    wait,
  }
}
