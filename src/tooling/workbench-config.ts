import type { GitHubPlace } from '../workbench/api'
import { createReader } from './setting-reader'
import { withValue, type Environment } from './site-config'
import texts from './texts.json'

/** Where the workbench proposes changes, and a sentence for each value that is wrong. */
interface WorkbenchReading {
  readonly github: GitHubPlace
  readonly problems: readonly string[]
}

/**
 * Read the settings of a workbench that is put online (`.env.example` explains each). Never throws.
 * @example readWorkbenchConfig({ WORKBENCH_REPOSITORY: 'emberfall/site' }).github.api // => 'https://api.github.com'
 */
export function readWorkbenchConfig(env: Environment): WorkbenchReading {
  const { problems, read, address, origin } = createReader(withValue(env))
  const site = origin('SITE_URL', texts.badSite)
  const signIn = origin('WORKBENCH_SIGN_IN', texts.badRelay)
  const isRepository = (text: string) => /^[\w.-]+\/[\w.-]+$/.test(text)
  return {
    github: {
      api: address('WORKBENCH_API') ?? 'https://api.github.com',
      repository: read('WORKBENCH_REPOSITORY', isRepository, texts.badRepository) ?? '',
      ...(site !== undefined && { site }),
      ...(signIn !== undefined && { signIn }),
    },
    problems,
  }
}
