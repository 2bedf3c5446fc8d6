import { describe, expect, it } from 'vitest'
import { readFiles } from '../../src/lint/read-files'
import { runCheck } from '../../src/lint/run-check'
import { emptyMemory } from '../../src/lint/source/read-workspace'

const files = readFiles(process.cwd())
const memory = emptyMemory()
const path = 'forms/whitelist-request/ui.json'
const broken = new Map(files).set(path, '{ "$schema": "../_schema/ui.schema.json", }')
const misspelt = new Map(files).set(
  path,
  textOf(path).replace('your Minecraft username', 'your Minecraft usrename'),
)

function textOf(name: string): string {
  return new TextDecoder().decode(new Uint8Array(Buffer.from(files.get(name) ?? '')))
}

describe('a run of the checker', () => {
  it('says in one line that all is well, and ends with 0', () => {
    expect(runCheck({ options: [], env: {}, files, memory })).toEqual({
      output: `No problems in ${files.size} files.`,
      code: 0,
    })
  })

  it('reports problems and counts them, and ends with 1', () => {
    const { output, code } = runCheck({ options: [], env: {}, files: broken, memory })
    expect(output).toContain(
      `${path}, line 1, column 41\n    1 | { "$schema": "../_schema/ui.schema.json", }\n`,
    )
    expect(output).toMatch(/\d+ problems in \d+ files?\.$/)
    expect(code).toBe(1)
  })

  it('shows a doubtful word as a remark, and ends with 0', () => {
    const { output, code } = runCheck({ options: [], env: {}, files: misspelt, memory })
    expect(output).toContain('(a remark that stops nothing)')
    expect(output).toContain(`No problems in ${files.size} files, 1 remark.`)
    expect(code).toBe(0)
  })

  it('gives the problems as data with --json', () => {
    const { output, code } = runCheck({ options: ['--json'], env: {}, files: broken, memory })
    const problems = JSON.parse(output) as readonly { readonly rule: string }[]
    expect(problems.find(({ rule }) => rule === 'trailing-comma')).toMatchObject({
      rule: 'trailing-comma',
      file: path,
      line: 1,
      column: 41,
      endLine: 1,
      endColumn: 42,
    })
    expect(code).toBe(1)
  })

  it.each([{ CI: 'true' }, { GITHUB_ACTIONS: 'true' }])('adds annotations where CI runs it: %o', (env) => {
    const { output } = runCheck({ options: [], env, files: broken, memory })
    expect(output).toContain(
      `::error file=${path},line=1,col=41,endLine=1,endColumn=42::There is a comma too many: nothing comes after it. Delete this comma.`,
    )
  })

  it('annotates advice as a warning', () => {
    const { output } = runCheck({ options: [], env: { CI: 'true' }, files: misspelt, memory })
    expect(output).toContain(`::warning file=${path},line=`)
    expect(output).not.toContain('::error')
  })

  it.each([{}, { CI: '' }, { CI: 'false' }])('adds none elsewhere: %o', (env) => {
    expect(runCheck({ options: [], env, files: broken, memory }).output).not.toContain('::error')
  })

  it('names an option that it does not know, and ends with 2', () => {
    const { output, code } = runCheck({ options: ['--fix'], env: {}, files, memory })
    expect(output).toBe('There is no option --fix. Options: --json, --watch.')
    expect(code).toBe(2)
  })
})
