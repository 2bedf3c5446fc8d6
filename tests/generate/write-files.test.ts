import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realDisk, undoInterruptedSave, writeFiles, type Disk } from '../../src/generate/write-files'

let folder: string

const before = { 'lamp/ui.json': 'old ui', 'lamp/message.json': 'old message', 'cards.json': 'old cards' }
const after = { 'lamp/ui.json': 'new ui', 'fan/schema.json': 'new schema', 'cards.json': 'new cards' }
const changes = new Map([
  ['lamp/ui.json', 'new ui'],
  ['fan/schema.json', 'new schema'],
  ['lamp/message.json', null],
  ['cards.json', 'new cards'],
])

function writeBefore(): void {
  mkdirSync(join(folder, 'lamp'), { recursive: true })
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-files-'))
  writeBefore()
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Every file and every empty folder, including hidden ones. */
function everything(): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((place) => [place.slice(folder.length + 1), readFileSync(place, 'utf8')]),
  )
}

/**
 * A disk on which the step with this number fails, and with `forEver` each one after it, as if the program had ended.
 */
function failingDisk(number: number, forEver: boolean): Disk {
  let done = 0
  const guarded =
    <Input extends readonly unknown[]>(step: (...input: Input) => void) =>
    (...input: Input) => {
      done += 1
      if (done === number || (forEver && done > number)) throw new Error('No space left on device')
      step(...input)
    }
  return {
    create: guarded(realDisk.create),
    rename: guarded(realDisk.rename),
    remove: guarded(realDisk.remove),
    createFolder: guarded(realDisk.createFolder),
    removeFolder: guarded(realDisk.removeFolder),
  }
}

/** How many steps this save has up to the point where it takes effect, found by counting. */
function stepsOfSave(): number {
  let done = 0
  const count =
    <Input extends readonly unknown[]>(step: (...input: Input) => void) =>
    (...input: Input) => {
      done += 1
      step(...input)
    }
  const disk = { ...realDisk, create: count(realDisk.create), rename: count(realDisk.rename) }
  writeFiles(folder, changes, {
    ...disk,
    remove: count(realDisk.remove),
    createFolder: count(realDisk.createFolder),
  })
  startAnew()
  return done
}

describe('a save', () => {
  it('writes, adds and deletes, and leaves no temporary files', () => {
    writeFiles(folder, changes)
    expect(everything()).toEqual(after)
  })

  it('leaves everything as it was, whichever step fails', () => {
    const outcomes = outcomesOf((number) => writeFiles(folder, changes, failingDisk(number, false)))
    expect(outcomes.length).toBeGreaterThan(12)
    // The last steps only clean up after a completed save.
    const counts = outcomes.findIndex(({ state }) => state === 'after')
    expect(outcomes.slice(0, counts)).toEqual(
      outcomes.slice(0, counts).map(() => ({ state: 'before', strays: 0, fails: true })),
    )
    expect(outcomes.slice(counts).every(({ state }) => state === 'after')).toBe(true)
  })

  it('is complete or absent, whichever step the program ended at', () => {
    const outcomes = outcomesOf((number) => {
      try {
        writeFiles(folder, changes, failingDisk(number, true))
      } finally {
        undoInterruptedSave(folder, () => true)
      }
    })
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['before', 'after']))
  })
})

interface Outcome {
  readonly state: 'before' | 'after' | 'mixed'
  /** How many unfinished files remain. */
  readonly strays: number
  readonly fails: boolean
}

/** The results of a save for an interruption at each step. */
function outcomesOf(save: (number: number) => void): readonly Outcome[] {
  return Array.from({ length: stepsOfSave() }, (_, index) => {
    let fails = false
    try {
      save(index + 1)
    } catch {
      fails = true
    }
    const all = Object.entries(everything())
    const visible = JSON.stringify(all.filter(([name]) => !name.includes('.saving')).toSorted())
    const is = (files: object) => visible === JSON.stringify(Object.entries(files).toSorted())
    const strays = all.filter(([name]) => name.includes('.saving')).length
    startAnew()
    return { state: is(before) ? 'before' : is(after) ? 'after' : 'mixed', strays, fails }
  })
}

function startAnew(): void {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  writeBefore()
}

describe('a forged journal', () => {
  it.each([
    ['names a path outside the form', [{ path: '../secret', old: null, next: null }]],
    ['names another file as the old text', [{ path: 'lamp/ui.json', old: 'cards.json', next: null }]],
    ['is not a list', { path: 'lamp/ui.json' }],
    ['has an entry that is null', [null]],
  ])('changes nothing if it %s', (_, journal) => {
    writeFileSync(join(folder, '.saving.json'), JSON.stringify(journal))
    undoInterruptedSave(folder, (path) => path.startsWith('lamp/'))
    expect(everything()).toMatchObject(before)
  })
})
