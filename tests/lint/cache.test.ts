import { describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { createCache } from '../../src/lint/source/read-workspace'
import { runMutants } from './mutation/run-mutants'
import { sampleFiles } from './sample-files'

const files = sampleFiles()

describe('a cache kept from check to check', () => {
  it('never changes what is reported', () => {
    const cache = createCache()
    for (const { mutant } of runMutants(files, 5, 5)) {
      const broken = new Map(files).set(mutant.file, mutant.text)
      expect(lint(broken, cache)).toEqual(lint(broken))
    }
    expect(lint(files, cache)).toEqual([])
  }, 120_000)
})
