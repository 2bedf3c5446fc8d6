import * as fc from 'fast-check'
import { format } from 'oxfmt'
import { describe, expect, it } from 'vitest'
import { formatJson } from '../../src/lint/json/format'
import { everyFile } from '../workbench/form-files'

/** The output of the repository's formatter, with which the workbench must agree. */
async function formatted(text: string): Promise<string> {
  const { code } = await format('any.json', text, { printWidth: 110 })
  return code
}

describe('formatting', () => {
  it.each([
    '{"a":1}',
    '{\n"a":1}',
    '[1,2,3]',
    '[{"a":1,"b":2},{"a":1,"b":2}]',
    '[{"a":1},{"a":2}]',
    '[[1,2],[3,4]]',
    '{ "a": [], "b": {} }',
    '{\n  "a": 1,\n\n\n  "b": 2\n}',
    '"text"',
    `["${'a'.repeat(50)}","${'b'.repeat(60)}"]`,
    `{ "a": ["${'a'.repeat(50)}","${'b'.repeat(40)}"] }`,
    `{ "a": { "success": "✅ ${'x'.repeat(80)}", "n": 1 } }`,
    `[${'1234567, '.repeat(40)}1]`,
  ])('writes %j as the formatter does', async (text) => {
    expect(formatJson(text)).toBe(await formatted(text))
  })

  it('leaves every file that staff write as it is', () => {
    const untidy = [...everyFile]
      .filter(([path, text]) => !path.endsWith('.snapshot.json') && formatJson(text) !== text)
      .map(([path]) => path)
    expect(untidy).toEqual([])
  })

  it('never changes the meaning of a text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, 4), (value, indent) => {
        const tidy = formatJson(JSON.stringify(value, undefined, indent))
        expect(JSON.parse(tidy ?? '')).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it.each(['{', '{"a":1,}', '{ /* no */ }', ''])('leaves %j, which is not JSON, alone', (text) => {
    expect(formatJson(text)).toBeUndefined()
  })
})
