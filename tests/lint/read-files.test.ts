import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFiles, watchFiles } from '../../src/lint/read-files'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forms-'))
  mkdirSync(join(root, 'forms/contest/fixtures'), { recursive: true })
  mkdirSync(join(root, 'src/site/content'), { recursive: true })
  writeFileSync(join(root, 'forms/contest/ui.json'), '{}')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('the linted files', () => {
  it('are those of the forms and of the page content, as bytes', () => {
    writeFileSync(join(root, 'src/site/content/news.json'), '[]')
    writeFileSync(join(root, 'package.json'), '{}')
    const files = readFiles(root)
    expect([...files.keys()].sort()).toEqual([
      'forms/contest/fixtures/',
      'forms/contest/ui.json',
      'src/site/content/news.json',
    ])
    expect(Buffer.from(files.get('forms/contest/ui.json') ?? '').toString()).toBe('{}')
  })

  it('include one whose name is not valid Unicode by its name alone, as it cannot be read', () => {
    const folder = Buffer.from(join(root, 'forms/contest/'))
    writeFileSync(Buffer.concat([folder, Buffer.from([0x62, 0xff]), Buffer.from('.json')]), '{}')
    expect(readFiles(root).get('forms/contest/b\uFFFD.json')).toBe('')
  })

  it('never include the target of a link, be it a file, a folder or a cycle', () => {
    writeFileSync(join(root, '.env'), 'SECRET=1')
    symlinkSync(join(root, '.env'), join(root, 'forms/contest/schema.json'))
    symlinkSync('..', join(root, 'forms/contest/fixtures/loop'))
    symlinkSync(join(root, 'forms/contest'), join(root, 'forms/second'))
    const names = [...readFiles(root).keys()].filter((path) => !path.endsWith('/'))
    // A path that ends with @ is that of a symbolic link.
    expect(names.sort()).toEqual([
      'forms/contest/fixtures/loop@',
      'forms/contest/schema.json@',
      'forms/contest/ui.json',
      'forms/second@',
    ])
  })

  it('leave out what editors and systems hide', () => {
    writeFileSync(join(root, 'forms/contest/.ui.json.swp'), '')
    mkdirSync(join(root, 'forms/.cache'))
    expect([...readFiles(root).keys()].filter((path) => path.includes('/.'))).toEqual([])
  })

  it('are empty if the folders are missing', () => {
    expect(readFiles(join(root, 'forms/contest')).size).toBe(0)
  })

  it('say which folder is empty or missing in a site, and which is a file', () => {
    expect([...readFiles(root).keys()]).toContain('src/site/content/')
    rmSync(join(root, 'src/site/content'), { recursive: true })
    expect([...readFiles(root).keys()]).toContain('src/site/content/')
    rmSync(join(root, 'forms'), { recursive: true })
    writeFileSync(join(root, 'forms'), '')
    expect([...readFiles(root).keys()]).toEqual(['forms', 'src/site/content/'])
  })

  it('are read again if one is deleted at that moment', async () => {
    // Writes and deletes one folder of a form in a loop, and touches nothing else.
    const busy = new Worker(
      `const { mkdirSync, rmSync, writeFileSync } = require('node:fs')
      const folder = require('node:worker_threads').workerData
      for (;;) {
        mkdirSync(folder)
        for (const file of ['ui', 'schema', 'message']) writeFileSync(folder + '/' + file + '.json', '{}')
        rmSync(folder, { recursive: true })
      }`,
      { eval: true, workerData: join(root, 'forms/moving') },
    )
    const end = Date.now() + 1000
    try {
      while (Date.now() < end) expect(readFiles(root).has('forms/contest/ui.json')).toBe(true)
    } finally {
      await busy.terminate()
    }
  })

  it('are watched: changes that come together are reported once', async () => {
    const calls: string[] = []
    const stop = await watchFiles(root, () => calls.push('changed'))
    writeFileSync(join(root, 'forms/contest/ui.json'), '{ }')
    writeFileSync(join(root, 'forms/contest/ui.json'), '{  }')
    await expect.poll(() => calls, { timeout: 5000 }).toEqual(['changed'])
    stop()
  })

  it('are watched without hidden files, which each save creates and removes', async () => {
    const calls: string[] = []
    const stop = await watchFiles(root, () => calls.push('changed'))
    writeFileSync(join(root, 'forms/.saving.lock'), '{}')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(calls).toEqual([])
    writeFileSync(join(root, 'forms/contest/ui.json'), '{ }')
    await expect.poll(() => calls, { timeout: 5000 }).toEqual(['changed'])
    stop()
  })

  it('are watched again after a folder was moved away and back, as a version control system may do', async () => {
    const calls: string[] = []
    const stop = await watchFiles(root, () => calls.push('changed'))
    const [here, away] = [join(root, 'src/site/content'), join(root, 'away')]
    renameSync(here, away)
    await expect.poll(() => calls.length, { timeout: 5000 }).toBe(1)
    renameSync(away, here)
    await expect.poll(() => calls.length, { timeout: 5000 }).toBe(2)
    writeFileSync(join(here, 'news.json'), '[]')
    await expect.poll(() => calls.length, { timeout: 5000 }).toBe(3)
    stop()
  })
})
