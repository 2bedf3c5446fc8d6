import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { watchLint } from '../../src/lint/run-lint'
import { sampleFiles } from './sample-files'
import { temporaryFolder } from '../support/temporary-folder'

let root = ''

beforeEach(() => {
  root = temporaryFolder()
  for (const [path, text] of sampleFiles()) {
    if (!/^(?:forms\/(?:contact|_schema|manifest)|src|public)/.test(path)) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})

/** Watches, and saves the file with this text as soon as something was said. */
async function watch(path: string, text: string, ...options: readonly string[]) {
  const said: string[] = []
  const say = (output: string) => {
    if (said.length === 0) writeFileSync(join(root, path), text)
    said.push(output)
  }
  return { said, ...(await watchLint({ root, options: ['--watch', ...options], env: {}, say })) }
}

describe('the linter with --watch', () => {
  it('checks again what is saved during its first check', async () => {
    const { said, stop } = await watch('src/site/content/vote.json', '{')
    await expect
      .poll(() => said.join('\n'), { timeout: 10_000 })
      .toContain('src/site/content/vote.json, line 1')
    expect(said).toContain('Watching. Save a file to check again; press Ctrl+C to end.')
    stop()
  })

  it('checks again when pictures were made', async () => {
    const { said, stop } = await watch('public/images/lighthouse.jpg', '')
    await expect.poll(() => said.join('\n'), { timeout: 10_000 }).toContain('Something was saved.')
    stop()
  })

  it('ends at once with 2 for an unknown option', async () => {
    const { said, code } = await watch('src/site/content/vote.json', '{', '--wach')
    expect([said.length, said[0], code]).toEqual([1, expect.stringContaining('no option --wach'), 2])
  })
})
