import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyGit, createGit, type Git } from './git'

const place = mkdtempSync(join(tmpdir(), 'git-test-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const main = createGit(join(place, 'main.git'), new Map([['README.md', 'One\n']]))
const first = main.resolve('main') ?? ''
const blob = main.writeBlob(Buffer.from('Two\n'))
const nowhere = '0'.repeat(39).concat('1')

/** What git itself does with a repository. */
function git({ folder }: Git, args: readonly string[], input = '') {
  const env = { PATH: process.env['PATH'], GIT_INDEX_FILE: join(place, 'index') }
  const { status, stdout, stderr } = spawnSync('git', ['--git-dir', folder, ...args], { input, env })
  return { isRefused: status !== 0, text: stdout.toString(), trouble: stderr.toString() }
}

const file = (path: string, sha: string | null = blob) => ({ path, mode: '100644', sha })

/** A commit on a new branch. */
function commitOn(repository: Git, branch: string, paths: readonly string[]): string {
  const base = repository.resolve('main') ?? ''
  const tree = repository.writeTree(
    base,
    paths.map((path) => file(path)),
  )
  const made = repository.writeCommit({ tree: tree ?? '', parents: [base], message: 'More', author: 'ada' })
  expect(repository.moveBranch(branch, made ?? '')).toBe(true)
  return made ?? ''
}

describe('a repository', () => {
  // Names that git does not sort by their letters alone.
  const paths = ['a/b', 'a.b', 'a-b', 'a0', 'A', 'é/x', 'b/c/d']

  it('is one in which git finds no fault, with the trees that git writes', () => {
    const made = commitOn(main, 'forms/one', paths)
    const fork = copyGit(main, join(place, 'fork.git'))
    commitOn(fork, 'forms/two', ['two'])
    for (const each of [main, fork])
      expect(git(each, ['fsck', '--strict', '--no-dangling'])).toMatchObject({
        isRefused: false,
        trouble: '',
      })
    const listed = git(main, ['ls-tree', '-r', '-t', '-z', made]).text.split('\0').filter(Boolean)
    expect(main.tree(made)?.map(({ mode, type, sha, path }) => `${mode} ${type} ${sha}\t${path}`)).toEqual(
      listed,
    )
    git(main, ['read-tree', made])
    expect(git(main, ['write-tree']).text.trim()).toBe(main.commit(made)?.tree)
    expect(git(main, ['show', '-s', '--format=%P %an %s', 'forms/one']).text).toBe(`${first} ada More\n`)
  })

  it('has a new file in place of a folder, and a folder in place of a file, as git does', () => {
    const changes = [file('a/b'), file('a'), file('README.md/x'), file('c'), file('c', null)]
    git(main, ['read-tree', first])
    const lines = changes.map(({ mode, sha, path }) =>
      sha === null ? `0 ${nowhere}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
    )
    git(main, ['update-index', '-z', '--index-info'], lines.join(''))
    const tree = main.writeTree(first, changes)
    expect(git(main, ['write-tree']).text.trim()).toBe(tree)
    expect(main.tree(tree ?? '')?.map(({ path }) => path)).toEqual(['README.md', 'README.md/x', 'a'])
  })

  it('reads what git has merged from another', () => {
    const fork = copyGit(main, join(place, 'other.git'))
    const [one, two] = [commitOn(main, 'mine', ['mine']), commitOn(fork, 'theirs', ['theirs'])]
    expect(main.commit(two)).toBeUndefined()
    main.take(fork)
    expect(main.tree(main.merge(one, two) ?? '')?.map(({ path }) => path)).toEqual([
      'README.md',
      'mine',
      'theirs',
    ])
    expect([main.isAncestor(first, two), main.isAncestor(one, two)]).toEqual([true, false])
    expect(main.merge(one, commitOn(main, 'clash', ['mine/x']))).toBeUndefined()
  })
})

describe('what git refuses is refused', () => {
  it('as a path', () => {
    const paths = ['', '/a', 'a/', 'a//b', './a', 'a/../b', '.git/config', 'a/.GIT', 'git~1', '.git. ']
    git(main, ['read-tree', first])
    git(
      main,
      ['update-index', '-z', '--index-info'],
      paths.map((path) => `100644 ${blob}\t${path}\0`).join(''),
    )
    expect(git(main, ['write-tree']).text.trim()).toBe(main.commit(first)?.tree)
    for (const path of paths) expect([path, main.writeTree(first, [file(path)])]).toEqual([path, undefined])
  })

  it('as the name of a branch', () => {
    const odd = [
      '',
      'a b',
      'a..b',
      '.a',
      'a/.b',
      'a.lock',
      'a/',
      '/a',
      'a//b',
      'a.',
      'a~1',
      'a^',
      'a:b',
      'a?',
      'a@{b',
      'a\\b',
    ]
    const script = 'for name; do git check-ref-format "refs/heads/$name" && echo "$name"; done; true'
    expect(spawnSync('sh', ['-c', script, 'sh', ...odd, 'a-b/c.d']).stdout.toString()).toBe('a-b/c.d\n')
    expect(odd.filter((branch) => main.moveBranch(branch, first))).toEqual([])
    expect(main.moveBranch('a-b/c.d', first)).toBe(true)
  })

  it('as a branch that is there, is somewhere else, or has the folder of another as its name', () => {
    const made = commitOn(main, 'taken/deep', ['x'])
    expect(main.moveBranch('taken/deep', first)).toBe(false)
    expect(main.moveBranch('taken/deep', first, first)).toBe(false)
    expect(main.moveBranch('taken', first)).toBe(false)
    expect(main.moveBranch('taken/deep/er', first)).toBe(false)
    expect(main.moveBranch('none', first, first)).toBe(false)
    expect(main.moveBranch('none', blob)).toBe(false)
    expect([main.resolve('taken/deep'), main.resolve('taken'), main.resolve('none')]).toEqual([
      made,
      undefined,
      undefined,
    ])
    expect(main.moveBranch('taken/deep', first, made)).toBe(true)
  })

  it('as what a tree or commit is made of', () => {
    const tree = main.commit(first)?.tree ?? ''
    expect(main.writeTree(nowhere, [])).toBeUndefined()
    for (const sha of [nowhere, tree, first]) expect(main.writeTree(first, [file('a', sha)])).toBeUndefined()
    expect(main.writeTree(first, [{ ...file('a'), mode: '100' }])).toBeUndefined()
    const commit = { tree, parents: [first], message: 'More', author: 'ada' }
    for (const change of [{ tree: blob }, { parents: [tree] }, { message: 'a\0b' }, { author: '' }])
      expect(main.writeCommit({ ...commit, ...change })).toBeUndefined()
    expect([main.commit(nowhere), main.tree(blob), main.blob(tree)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
