import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createCache } from '../../src/lint/source/read-workspace'
import { compareForms, describeDiff } from '../../src/tooling/forms-diff/compare-forms'
import { runDiff } from '../../src/tooling/forms-diff/run-diff'
import { root } from '../../src/tooling/root'
import { sampleFiles } from '../lint/sample-files'

const loader = join(root, 'node_modules/tsx/dist/esm/index.mjs')
const program = join(root, 'src/tooling/forms-diff/cli.ts')
const before = sampleFiles()
const cache = createCache()
const compare = (from: typeof before, to: typeof before) => compareForms(from, to, cache)
const textOf = (path: string) => Buffer.from(before.get(path) ?? '').toString()
const withText = (path: string, change: (text: string) => string) =>
  new Map([...before, [path, change(textOf(path))]])
const schema = 'forms/guild/schema.json'

describe('two states of the forms', () => {
  it('are equal if nothing changed', () => {
    expect(compare(before, before)).toEqual({ fresh: [], gone: [], kept: 0, forms: [], files: [] })
  })

  it('differ by new and fixed problems, but not by those that only moved', () => {
    const broken = withText(schema, (text) => text.replace('"maxLength": 100', '"maxLenght": 100'))
    const { fresh, forms } = compare(before, broken)
    expect(fresh.map(({ file, severity }) => [file, severity])).toEqual([[schema, 'error']])
    expect(forms).toEqual([{ slug: 'guild', change: 'changed', files: ['schema.json'] }])
    expect(compare(broken, before)).toMatchObject({ fresh: [], gone: fresh, kept: 0 })
    const moved = new Map([...broken, [schema, `\n${String(broken.get(schema))}`]])
    expect(compare(broken, moved)).toMatchObject({ fresh: [], gone: [], kept: 1 })
  })

  it('list forms that were added or removed or have another card, and other files', () => {
    const manifest = JSON.parse(textOf('forms/manifest.json'))
    manifest.cards[0].popularity = 1
    const after = new Map([...before].filter(([path]) => !path.startsWith('forms/nomination/')))
    after.set('forms/manifest.json', JSON.stringify(manifest))
    after.set('forms/zoo/schema.json', '{}')
    const { forms, files } = compare(before, after)
    expect(forms.map(({ slug, change }) => [slug, change])).toEqual([
      [manifest.cards[0].slug, 'changed'],
      ['nomination', 'removed'],
      ['zoo', 'added'],
    ])
    expect(files).toEqual(['forms/manifest.json'])
  })

  it('counts problems and warnings apart', () => {
    const after = new Map(before).set(
      schema,
      String(before.get(schema)).replace('"maxLength"', '"maxLenght"'),
    )
    const more = new Map(after).set('forms/notes.txt', '')
    expect(describeDiff(compare(before, more), more, 'main')).toContain(
      '### New problems: 1; new warnings, which stop nothing: 1',
    )
  })

  it('name the card where nothing else of a form has changed', () => {
    const after = withText('forms/manifest.json', (text) => text.replace('"popularity": ', '"popularity": 1'))
    expect(describeDiff(compare(before, after), after, 'main')).toMatch(
      /^\| `[\w-]+` \| changed \| its card \|$/m,
    )
  })

  it('become Markdown in which text by others is quoted, and cannot end its quotation', () => {
    const nasty = withText(schema, (text) =>
      text.replace('"maxLength": 100', '"``` @everyone <img src=x>": 100'),
    )
    nasty.set('forms/guild/a`|@b.json', '{}')
    const markdown = describeDiff(compare(before, nasty), nasty, 'main')
    const outside = markdown.replaceAll(/(`{3,})text\n[^]*?\n\1/g, '').replaceAll(/`[^`\n]*`/g, '')
    expect(markdown).toContain('@everyone')
    expect(outside).not.toMatch(/everyone|<img|@b/)
    expect(outside).not.toContain('`')
  })
})

let place: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'forms-diff-test-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const git = (...parameters: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], { cwd: place })

/** A repository with few forms, which are checked quickly, and a branch. */
function makeRepository(files: Readonly<Record<string, string>> = {}): void {
  const few = /^(?:forms\/(?:contact|_schema|manifest)|src|public)/
  for (const [path, text] of [...before, ...Object.entries(files)]) {
    if (!few.test(path) && !(path in files)) continue
    mkdirSync(dirname(join(place, path)), { recursive: true })
    if (!path.endsWith('/')) writeFileSync(join(place, path), text)
  }
  cpSync(join(root, 'forms/_schema'), join(place, 'forms/_schema'), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=before')
  git('checkout', '--quiet', '-b', 'change')
}

describe('npm run forms:diff', () => {
  const run = async (...args: readonly string[]) => {
    const [said, warned]: [string[], string[]] = [[], []]
    const say = (text: string) => void said.push(text)
    const warn = (text: string) => void warned.push(text)
    const code = await runDiff({ args, folder: place, browser: '/no/browser', say, warn, cache })
    return { code, said: said.join('\n'), warned: warned.join('\n') }
  }

  it('compares with the common ancestor, and writes what it prints', async () => {
    makeRepository()
    writeFileSync(join(place, 'src/site/content/vote.json'), '{')
    // The folder has a file of someone else, and pictures of an earlier run.
    const folder = join(place, 'dist-forms-diff')
    mkdirSync(folder)
    for (const name of ['letter.txt', 'gone-before-page.png']) writeFileSync(join(folder, name), '')
    const { code, said } = await run('main')
    expect(code).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['changes.md', 'letter.txt'])
    expect(said).toContain('src/site/content/vote.json, line 1')
    expect(said).toContain(readFileSync(join(place, 'dist-forms-diff/changes.md'), 'utf8'))
    expect(await run('no-such-branch')).toMatchObject({
      code: 2,
      warned: expect.stringMatching(/no revision "no-such-branch"/),
    })
    expect(await run('main', '--pictures')).toMatchObject({
      code: 2,
      warned: expect.stringMatching(/Usage: npm run forms:diff/),
    })
    git('checkout', '--quiet', '--orphan', 'other')
    git('commit', '--quiet', '--message=alone')
    expect(await run('main')).toMatchObject({
      code: 2,
      warned: expect.stringMatching(/"main" and what is checked out have no commit in common here/),
    })
  })

  it('says why it cannot compare: no repository, a file as the folder, two revisions', async () => {
    expect(await run('main')).toMatchObject({ code: 2, warned: expect.stringContaining('no repository') })
    makeRepository()
    writeFileSync(join(place, 'taken'), '')
    const taken = await run('main', '--out', 'taken')
    expect(taken).toMatchObject({ code: 2, warned: '"taken" is a file. Name a folder to write to.' })
    expect(await run('main', 'change')).toMatchObject({ code: 2, said: expect.stringMatching(/^Usage:/) })
  })

  it('writes the comparison without pictures where no browser can be started', async () => {
    makeRepository()
    const file = join(place, 'forms/contact/schema.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "', '"title": "New '))
    const { said, warned } = await run('main')
    expect(said).toContain('Written to dist-forms-diff: changes.md and 0 pictures.')
    expect(warned).toBe('There are no pictures: CHROMIUM names /no/browser, and no browser is there.')
  })

  it('says how to install a browser where there is none', { timeout: 120_000 }, () => {
    makeRepository()
    const file = join(place, 'forms/contact/schema.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "', '"title": "New '))
    const { stderr } = spawnSync(process.execPath, ['--import', loader, program, 'main'], {
      cwd: place,
      env: { ...process.env, CHROMIUM: '', PLAYWRIGHT_BROWSERS_PATH: join(place, 'nowhere') },
    })
    expect(stderr.toString().trim()).toBe(
      'There are no pictures, as no browser is installed. Install it with: npx playwright install chromium',
    )
  })
})

interface Job {
  readonly if?: string
  readonly needs?: string
  readonly permissions?: unknown
  readonly steps: readonly Step[]
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

describe('the workflow of a pull request', () => {
  // The keys that these tests read.
  const workflow = parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')) as {
    readonly on: object
    readonly permissions: unknown
    readonly jobs: Readonly<Record<string, Job>>
  }
  const jobs = Object.entries(workflow.jobs)
  const diff = workflow.jobs['forms-diff']
  const comment = workflow.jobs['forms-comment']
  const commandOf = (job: Job | undefined, part: string) =>
    job?.steps.find(({ run }) => run?.includes(part))?.run ?? 'exit 1'
  const shell = (command: string, env: NodeJS.ProcessEnv) =>
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
      cwd: place,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    }).toString()

  it('lets its token write only comments, in a job that runs no code of the pull request', () => {
    expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request'])
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(jobs.filter(([, job]) => job.permissions).map(([name]) => name)).toEqual(['forms-comment'])
    expect(comment?.permissions).toEqual({ 'pull-requests': 'write' })
    expect(comment?.if).toContain('head.repo.full_name == github.repository')
    expect(comment?.steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])).toEqual([
      'actions/download-artifact',
    ])
    expect(commandOf(comment, 'gh api')).not.toMatch(/npm|node|bash|\bsh\b/)
  })

  it('puts no text by others into a command, and leaves no token in the checkout', () => {
    const steps = jobs.flatMap(([, job]) => job.steps)
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout'))
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
  })

  it('compares only if forms or content changed', { timeout: 120_000 }, () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(scripts['forms:diff']).toBe('tsx src/tooling/forms-diff/cli.ts')
    const small = { name: 'small', version: '1.0.0' }
    makeRepository({
      'package.json': JSON.stringify({
        ...small,
        scripts: { 'forms:diff': `node --import ${loader} ${program}` },
      }),
      'package-lock.json': JSON.stringify({ ...small, lockfileVersion: 3, packages: { '': small } }),
      'notes.txt': 'one',
    })
    const [output, summary] = [join(place, 'output'), join(place, 'summary')]
    const env = { BASE: 'main', GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary }
    const commit = (path: string, text: string) => {
      writeFileSync(join(place, path), text)
      git('commit', '--quiet', '--all', '--message=change')
      shell(commandOf(diff, 'changed='), env)
    }
    commit('notes.txt', 'two')
    commit('src/site/content/vote.json', '{')
    expect(readFileSync(output, 'utf8')).toBe('changed=no\nchanged=yes\n')
    shell(commandOf(diff, 'forms:diff'), env)
    expect(readFileSync(summary, 'utf8')).toContain('src/site/content/vote.json, line 1')
  })

  it.each([
    ['writes a comment', '', '--method POST repos/x/y/issues/7/comments'],
    ['overwrites its earlier comment', '41', '--method PATCH repos/x/y/issues/comments/41'],
  ])('%s', (_does, own, call) => {
    const changes = `${describeDiff(compare(before, before), before, 'main')}\n`
    writeFileSync(join(place, 'changes.md'), changes)
    const gh = '#!/bin/sh\necho "$*" >> calls\ncase "$*" in *--paginate*) echo "$OWN";; esac\n'
    writeFileSync(join(place, 'gh'), gh, { mode: 0o755 })
    shell(commandOf(comment, 'gh api'), {
      PATH: `${place}${delimiter}${process.env['PATH']}`,
      OWN: own,
      ISSUE: 'repos/x/y/issues',
      NUMBER: '7',
      PICTURES: 'https://example.com/pictures',
    })
    const [asked, sent] = readFileSync(join(place, 'calls'), 'utf8').split('\n')
    expect(asked).toContain('--paginate repos/x/y/issues/7/comments')
    expect(sent).toContain(`${call} --field body=@changes.md`)
    const body = readFileSync(join(place, 'changes.md'), 'utf8')
    expect(body.startsWith('<!-- forms:diff -->')).toBe(true)
    expect(body).toContain('before and after](https://example.com/pictures)')
  })
})
