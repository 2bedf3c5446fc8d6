import { propertiesOf } from '../../../engine/properties-of'
import type { components } from '@octokit/openapi-types'
import type texts from './texts.json'

/** The types of GitHub's REST API, from GitHub's own description. */
export type GitHubSchemas = components['schemas']

/** Why a request to GitHub, or the work that needed it, failed. */
export interface ApiFailure {
  /** The key of the text that says what it means and what to do about it. */
  readonly reason: keyof typeof texts.failures
  /** GitHub's own message, or that of the error, in English. */
  readonly message: string
  /** How many seconds to wait first, where GitHub says so. */
  readonly seconds?: number
}

/** What every call of `GitHub` rejects with. */
export class GitHubError extends Error {
  constructor(readonly failure: ApiFailure) {
    super(failure.message)
  }
}

export type GitHub = ReturnType<typeof createGitHub>

export interface GitHubOptions {
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
  /** Resolves after this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Such as `https://api.github.com`. */
  readonly api: string
  readonly token: string
  /** A request times out after this many milliseconds. */
  readonly timeout?: number
}

/** Reading twice does no harm, so a read is tried this often before it fails. */
const readAttempts = 3

/**
 * The REST API for one token. Reads are retried where the network or GitHub fails; writes never are, as they may have
 * succeeded. Every call rejects with a `GitHubError` and with nothing else.
 * @example await createGitHub({ fetch, wait, api: 'https://api.github.com', token }).get<GitHubSchemas['git-ref']>('/repos/…')
 */
export function createGitHub({ fetch, wait, api, token, timeout = 20_000 }: GitHubOptions) {
  const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const headers = {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const signal = AbortSignal.timeout(timeout)
    const request = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(api + path, request).catch(offline)
    const answer: unknown = await response.json().catch(response.ok ? offline : () => undefined)
    if (!response.ok) throw new GitHubError(refusalOf(response, answer))
    // GitHub documents the type of each reply.
    return answer as Body
  }
  const read = async <Body>(path: string, left = readAttempts): Promise<Body> => {
    try {
      return await ask<Body>('GET', path)
    } catch (error) {
      const { reason } = failureIn(error)
      if (left <= 1 || (reason !== 'broken' && reason !== 'offline')) throw error
      await wait(1000)
      return read(path, left - 1)
    }
  }
  return {
    get: <Body>(path: string) => read<Body>(path),
    post: <Body>(path: string, body: object) => ask<Body>('POST', path, body),
    patch: <Body>(path: string, body: object) => ask<Body>('PATCH', path, body),
    wait,
  }
}

/** The failure of a call of `GitHub`, or of anything else that was done for it. */
export function failureIn(error: unknown): ApiFailure {
  return error instanceof GitHubError ? error.failure : { reason: 'unexpected', message: String(error) }
}

function offline(error: unknown): never {
  throw new GitHubError({ reason: 'offline', message: String(error) })
}

function refusalOf({ status, headers }: Response, answer: unknown): ApiFailure {
  const message = messageOf(answer)
  const seconds = waitOf(headers)
  const isLimit = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0'
  if (status === 429 || (status === 403 && isLimit))
    return { reason: 'busy', message, ...(seconds !== undefined && { seconds }) }
  return { reason: reasonOf(status), message }
}

function reasonOf(status: number): ApiFailure['reason'] {
  if (status === 401) return 'token'
  if (status === 403) return 'rights'
  if (status === 404) return 'missing'
  if (status === 409) return 'moved'
  return status >= 500 ? 'broken' : 'refused'
}

/** GitHub says how many seconds to wait, or at which Unix time to try again. */
function waitOf(headers: Headers): number | undefined {
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(after)) return after
  const [reset, now] = [
    Number(headers.get('x-ratelimit-reset')),
    Date.parse(headers.get('date') ?? '') / 1000,
  ]
  return reset > 0 && now > 0 ? Math.max(1, Math.ceil(reset - now)) : undefined
}

function messageOf(answer: unknown): string {
  const { message, errors } = propertiesOf(answer)
  const details = Array.isArray(errors) ? errors.map((each) => propertiesOf(each)['message']) : []
  return message === undefined ? '' : [message, ...details].filter(Boolean).join(' ')
}
