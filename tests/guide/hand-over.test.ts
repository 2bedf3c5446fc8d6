import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { guide } from './guide'
import { temporaryFolder } from '../support/temporary-folder'

let place = ''
let origin = ''
let copy = ''

/** A copy of a repository, as on the computer of someone who writes forms. */
beforeEach(() => {
  place = temporaryFolder()
  origin = join(place, 'origin')
  copy = join(place, 'copy')
  run(place, 'git init --quiet --bare --initial-branch=main origin')
  run(place, 'git clone --quiet origin copy')
  write('src/site/content/news.json')
  write('public/images/spawn-hub.jpg')
  write('forms/manifest.json')
  run(copy, 'git add --all && git commit --quiet --message=first && git push --quiet origin HEAD:main')
})

function run(folder: string, commands: string): string {
  const person = { NAME: 'Staff', EMAIL: 'staff@example.com' }
  const names = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
  )
  const env = { ...process.env, ...Object.fromEntries(names) }
  return execFileSync('bash', ['-e', '-c', commands], { cwd: folder, env, stdio: 'pipe' }).toString()
}

function write(path: string): void {
  mkdirSync(join(copy, path, '..'), { recursive: true })
  writeFileSync(join(copy, path), 'text')
}

it('the lines of the guide hand over what staff write, and nothing else, on a branch of its own', () => {
  const [, lines = ''] = /```sh\n\s*(git [\s\S]*?)```/.exec(guide) ?? []
  for (const path of ['forms/build-contest/schema.json', 'public/images/lighthouse.jpg', 'notes.txt'])
    write(path)
  run(copy, lines)
  const changed = run(origin, 'git diff --name-only main build-contest').trim().split('\n')
  expect(changed).toEqual(['forms/build-contest/schema.json', 'public/images/lighthouse.jpg'])
})

it('the guide leads everyone who changes a form to that step, and to what has changed', () => {
  const [intro = ''] = guide.split('## Step by step')
  const [, step = ''] = guide.split(/^### 9\. Hand it over$/m)
  expect(intro).toMatch(/\*\*Change a form:\*\*[^*]*steps 7 to 9/)
  expect(step.split('###')[0]).toContain('npm run forms:diff -- main')
})
