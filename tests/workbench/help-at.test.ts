import { describe, expect, it } from 'vitest'
import { helpAt } from '../../src/workbench/client/editor/help-at'
import type { FormFileKind } from '../../src/workbench/form-files'

function at(kind: FormFileKind, marked: string) {
  return helpAt(kind, marked.replace('|', ''), marked.indexOf('|'))
}

describe('the help at the cursor', () => {
  it('describes a key, with a separate example', () => {
    expect(at('ui', '{ "ui:min|utes": 2 }')).toEqual({
      name: 'ui:minutes',
      text: 'How many minutes the form takes.',
      example: '2',
    })
  })

  it('is that of the key whose value contains the cursor', () => {
    expect(at('schema', '{ "properties": { "a": { "maxLength": 1|0 } } }')?.name).toBe('maxLength')
  })

  it('lists the values to choose from', () => {
    expect(at('message', '{ "style": "em|bed" }')?.allowed).toEqual(['embed', 'text-and-embed'])
  })

  it('is that of the nearest key around a list item', () => {
    expect(at('schema', '{ "required": ["na|me"] }')?.name).toBe('required')
  })

  it('describes a question at its name', () => {
    expect(at('schema', '{ "properties": { "na|me": {} } }')?.text).toMatch(/^One question/)
  })

  it('is empty at a key that does not exist, at the top', () => {
    expect(at('schema', '{ "nonsense|": 1 }')).toBeUndefined()
  })

  it('is empty in an expected message, which is never written by hand', () => {
    expect(at('snapshot', '[{ "user|name": "x" }]')).toBeUndefined()
  })
})
