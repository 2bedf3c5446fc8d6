import type { GitHubFault } from '../../support/github/state'

const errors = [
  ['badCredentials', 'token'],
  ['noRight', 'rights'],
  ['notFound', 'missing'],
  ['conflict', 'moved'],
  ['validation', 'refused'],
  ['notFastForward', 'refused'],
  ['badTree', 'refused'],
  ['rateLimit', 'busy'],
  ['secondaryLimit', 'busy'],
  ['serverError', 'broken'],
] as const

/** What can go wrong with a call: its name, the fault, and the workbench's name for it. */
export const failures: readonly (readonly [string, GitHubFault['fault'], string])[] = [
  ...errors.map(([name, reason]) => [name, { kind: 'error', name }, reason] as const),
  ['no reply, nothing done', { kind: 'cut', isDone: false }, 'offline'],
  ['no reply, though it was done', { kind: 'cut', isDone: true }, 'offline'],
]

/** Each call that writes, in order, and whether the branch exists after it has failed. */
export const writing = [
  { method: 'POST', path: '/git/trees', hasBranch: false },
  { method: 'POST', path: '/git/commits', hasBranch: false },
  { method: 'POST', path: '/git/refs', hasBranch: false },
  { method: 'GET', path: '/pulls', hasBranch: true },
  { method: 'POST', path: '/pulls', hasBranch: true },
] as const

export const copying = [
  { method: 'POST', path: '/forks' },
  { method: 'GET', path: '/repos/ben/site/git/ref' },
] as const

/** Each call of a second commit. */
export const changing = [
  { method: 'GET', path: '/pulls' },
  { method: 'GET', path: '/git/ref/heads/forms' },
  { method: 'GET', path: '/git/commits' },
  { method: 'POST', path: '/git/trees' },
  { method: 'POST', path: '/git/commits' },
  { method: 'PATCH', path: '/git/refs/heads' },
  { method: 'PATCH', path: '/pulls/1' },
] as const

export const reading = [
  { method: 'GET', path: '/git/ref/heads/main' },
  { method: 'GET', path: '/git/commits/' },
  { method: 'GET', path: '/git/trees/' },
  { method: 'GET', path: '/git/blobs/' },
  { method: 'GET', path: '/user' },
  { method: 'GET', path: '/repos/emberfall/site' },
] as const

export const following = [
  { method: 'GET', path: '/pulls/1' },
  { method: 'GET', path: '/check-runs' },
  { method: 'GET', path: '/annotations' },
] as const

/** Reads are tried three times if that may help. */
export function timesOf(method: string, reason: string): number {
  return method === 'GET' && (reason === 'broken' || reason === 'offline') ? 3 : 1
}
