import { describe, expect, it } from 'vitest'
import { check } from '../../src/lint/check'
import { readFiles } from '../../src/lint/read-files'
import { emptyMemory } from '../../src/lint/source/read-workspace'
import { runMutants } from './mutation/run-mutants'

const files = readFiles(process.cwd())

describe('a memory kept from check to check', () => {
  it('never changes what is reported', () => {
    const memory = emptyMemory()
    for (const { mutant } of runMutants(files, 5, 5)) {
      const broken = new Map(files).set(mutant.file, mutant.text)
      expect(check(broken, memory)).toEqual(check(broken))
    }
    expect(check(files, memory)).toEqual([])
  }, 120_000)
})
