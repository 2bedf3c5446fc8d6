import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { copyGit } from './git'
import { repositoryOf } from './git-routes'
import type { GitHubEnv } from './middleware'
import { gitHubError, type GitHubState, type StoredPull, type StoredRepository } from './state'

const here = '/repos/:owner/:name'

/** The token's owner, repositories and their copies, pull requests, and the checks of a commit. */
export function pullRoutes(state: GitHubState, origin: () => string): Hono<GitHubEnv> {
  const app = new Hono<GitHubEnv>()
  const pullBody = (pull: StoredPull) => {
    const { git } = state.repositories.get(pull.home) ?? {}
    return {
      number: pull.number,
      state: pull.state,
      title: pull.title,
      body: pull.body,
      user: { login: pull.author },
      html_url: `${origin()}/${pull.base}/pull/${pull.number}`,
      merged: pull.mergedAs !== undefined,
      merge_commit_sha: pull.mergedAs ?? null,
      head: { ref: pull.branch, label: labelOf(pull), sha: git?.resolve(`refs/heads/${pull.branch}`) ?? '' },
      base: { ref: 'main' },
    }
  }
  const repositoryBody = ({ name, writers, parent }: StoredRepository, login: string) => ({
    full_name: name,
    name: name.split('/')[1],
    owner: { login: name.split('/')[0] },
    default_branch: 'main',
    html_url: `${origin()}/${name}`,
    archived: false,
    fork: parent !== undefined,
    // As at GitHub, these are the person's rights: the token may have fewer.
    permissions: { pull: true, push: writers.includes(login) },
  })

  app.get('/user', (context) => context.json({ login: context.get('token').login, type: 'User' }))
  app.get(here, (context) => {
    const repository = repositoryOf(state, context)
    return repository
      ? context.json(repositoryBody(repository, context.get('token').login))
      : gitHubError('notFound')
  })
  app.post(`${here}/forks`, (context) => {
    const parent = repositoryOf(state, context)
    const { login, mayWrite } = context.get('token')
    if (!parent) return gitHubError('notFound')
    if (!mayWrite) return gitHubError('noRight')
    const name = `${login}/${context.req.param('name')}`
    const copy = state.repositories.get(name) ?? {
      name,
      git: copyGit(parent.git, join(dirname(parent.git.folder), `${login}.git`)),
      writers: [login],
      parent: parent.name,
    }
    state.repositories.set(name, copy)
    return context.json(repositoryBody(copy, login), 202)
  })

  app.get(`${here}/pulls`, (context) => {
    const repository = repositoryOf(state, context)
    if (!repository) return gitHubError('notFound')
    const { state: wanted = 'open', head } = context.req.query()
    const found = state.pulls.filter(
      (pull) =>
        pull.base === repository.name &&
        (wanted === 'all' || pull.state === wanted) &&
        (head === undefined || head === labelOf(pull)),
    )
    return context.json(found.map(pullBody))
  })
  app.post(`${here}/pulls`, async (context) => {
    const repository = repositoryOf(state, context)
    const { login, mayPropose } = context.get('token')
    const { title, body, head } = await context.req.json<Record<'title' | 'body' | 'head', string>>()
    if (!repository) return gitHubError('notFound')
    if (!mayPropose) return gitHubError('noRight')
    const [owner = '', branch = ''] = head.split(':')
    const home = [...state.repositories.values()].find(
      ({ name, parent }) => name.startsWith(`${owner}/`) && [name, parent].includes(repository.name),
    )
    const sha = home?.git.resolve(`refs/heads/${branch}`)
    if (!home || sha === undefined) return gitHubError('validation', ['head is invalid'])
    const label = `${owner}:${branch}`
    if (state.pulls.some((pull) => pull.state === 'open' && labelOf(pull) === label))
      return gitHubError('validation', [`A pull request already exists for ${label}.`])
    if (sha === repository.git.resolve('refs/heads/main'))
      return gitHubError('validation', [`No commits between main and ${label}`])
    const number = state.pulls.length + 1
    const pull = {
      number,
      title,
      body,
      author: login,
      home: home.name,
      branch,
      base: repository.name,
    } as const
    state.pulls.push({ ...pull, state: 'open' })
    return context.json(pullBody({ ...pull, state: 'open' }), 201)
  })
  app.get(`${here}/pulls/:number`, (context) => {
    const pull = state.pulls.find(({ number }) => number === Number(context.req.param('number')))
    return pull ? context.json(pullBody(pull)) : gitHubError('notFound')
  })
  app.patch(`${here}/pulls/:number`, async (context) => {
    const index = state.pulls.findIndex(({ number }) => number === Number(context.req.param('number')))
    const pull = state.pulls[index]
    const { title, body } = await context.req.json<Partial<Record<'title' | 'body', string>>>()
    if (!pull) return gitHubError('notFound')
    if (!context.get('token').mayPropose) return gitHubError('noRight')
    state.pulls[index] = { ...pull, title: title ?? pull.title, body: body ?? pull.body }
    return context.json(pullBody(state.pulls[index]))
  })

  app.get(`${here}/commits/:sha/check-runs`, (context) => {
    const own = state.checks.flatMap((check, id) =>
      check.commit === context.req.param('sha') ? [{ ...check, id }] : [],
    )
    const runs = own.map(({ id, name, status, conclusion, annotations }) => ({
      id,
      name,
      status,
      conclusion,
      output: { annotations_count: annotations.length },
    }))
    return context.json({ total_count: runs.length, check_runs: runs })
  })
  app.get(`${here}/check-runs/:id/annotations`, (context) => {
    const check = state.checks[Number(context.req.param('id'))]
    return check ? context.json(check.annotations) : gitHubError('notFound')
  })
  return app
}

/** GitHub's label for the source of a pull request. */
function labelOf({ home, branch }: StoredPull): string {
  return `${home.split('/')[0] ?? ''}:${branch}`
}
