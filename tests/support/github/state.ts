import type { components } from '@octokit/openapi-types'
import errors from './errors.json' with { type: 'json' }
import type { Git } from './git'

/** A token, its owner, and its rights beyond reading. */
export interface Token {
  readonly login: string
  readonly mayWrite: boolean
  readonly mayPropose: boolean
}

export interface StoredRepository {
  readonly name: string
  readonly git: Git
  /** Who may write to it. */
  readonly writers: readonly string[]
  /** The repository it was forked from. */
  readonly parent?: string
}

export interface StoredPull {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly author: string
  /** The source repository and branch. */
  readonly home: string
  readonly branch: string
  readonly base: string
  readonly state: 'open' | 'closed'
  readonly mergedAs?: string
}

type CheckRun = components['schemas']['check-run']

/** The result of one check of a commit, or that it is still running. */
export interface StoredCheck {
  readonly commit: string
  readonly name: string
  readonly status: CheckRun['status']
  readonly conclusion: CheckRun['conclusion']
  readonly annotations: readonly components['schemas']['check-annotation'][]
}

/** What goes wrong with matching calls, this many times. */
export interface GitHubFault {
  readonly method?: string
  /** A part of the address, such as `/git/refs`. */
  readonly path: string
  readonly times?: number
  readonly fault:
    | { readonly kind: 'error'; readonly name: keyof typeof errors }
    /** The reply never comes; `isDone` says whether the call took effect nevertheless. */
    | { readonly kind: 'cut'; readonly isDone: boolean }
}

export interface GitHubState {
  readonly tokens: Map<string, Token>
  readonly repositories: Map<string, StoredRepository>
  readonly pulls: StoredPull[]
  readonly checks: StoredCheck[]
  faults: readonly GitHubFault[]
  /** Every call that came in, as `POST /repos/…`. */
  readonly calls: string[]
}

/** An error in GitHub's words. */
export function gitHubError(
  name: keyof typeof errors,
  details: readonly string[] = [],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, message } = errors[name]
  const body = {
    message,
    ...(details.length > 0 && { errors: details.map((text) => ({ code: 'custom', message: text })) }),
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  }
  return Response.json(body, { status, headers })
}
