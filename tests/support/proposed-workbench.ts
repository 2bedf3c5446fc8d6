import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSiteBuild } from './copy-site'
import type { SignInApp } from './github/sign-in-routes'
import { startGitHub, type RunningGitHub } from './github/start-github'
import { serveLocally } from '../../src/sandbox/start-sandbox'
import { root } from '../../src/tooling/root'
import { serveFolder } from '../../src/tooling/serve'
import { putFormsBeside } from '../../src/tooling/workbench-build'

/** The token of a person who may write. */
export const token = 'a-token-for-tests'
/** The same person's read-only token. */
export const readingToken = 'reads-only'

/** The files that the check of the forms needs. */
const paths = ['src', 'forms', 'public', 'package.json', 'tsconfig.json']

/** The origin of the relay's sign-in routes, and the OAuth app registered with the GitHub test double. */
interface SignInOptions {
  readonly relay: string
  readonly app: SignInApp
}

export interface ProposedWorkbench {
  readonly origin: string
  readonly github: RunningGitHub
  /** A folder for the journey's files; `stop` deletes it. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** The static build of the workbench on a local server, and a fake GitHub with this repository's forms. */
export async function startProposedWorkbench(
  port: number,
  signIn?: SignInOptions,
): Promise<ProposedWorkbench> {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'))
  const github = await startGitHub({
    repository: 'emberfall/site',
    files: { folder: root, paths },
    tokens: { [token]: { login: 'ada' }, [readingToken]: { login: 'ada', can: [] } },
    writers: ['ada'],
    ...(signIn && { app: signIn.app }),
  })
  // The scripts are the same as those of the workbench that the test site has just built.
  cpSync(`${testSiteBuild}-workbench`, join(folder, 'workbench'), { recursive: true })
  await putFormsBeside(join(folder, 'workbench'), {
    github: { api: github.origin, repository: 'emberfall/site', ...(signIn && { signIn: signIn.relay }) },
  })
  const page = serveFolder(join(folder, 'workbench'))
  const server = await serveLocally(page.fetch, port)
  const stop = async () => {
    await server.close()
    await github.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${port}`, github, folder, stop }
}
