import { describe, expect, it } from 'vitest'
import { completeJson, vocabularyOf } from '../../src/workbench/client/editor/complete-json'
import type { FormFileKind } from '../../src/workbench/form-files'

const words = vocabularyOf(
  new Map([
    [
      'forms/guild/schema.json',
      `{ "properties": { "name": {}, "serverType": { "enum": ["Minecraft", "Discord"] }, "role": {} },
         "allOf": [{ "then": { "properties": { "role": { "enum": ["Admin", "Helper"] } } } }`,
    ],
    ['forms/manifest.json', '{ "cards": [{ "tags": ["report", "ban"] }, { "tags": ["ban"] }] }'],
    ['forms/contact/ui.json', '{}'],
  ]),
  'guild',
)

/** The suggestions at the cursor, which is a bar in the text. */
function at(kind: FormFileKind, marked: string, known = words) {
  const offset = marked.indexOf('|')
  return completeJson(kind, marked.replace('|', ''), offset, known)
}

function labels(kind: FormFileKind, marked: string, known = words): readonly string[] {
  return at(kind, marked, known)?.list.map(({ label }) => label) ?? []
}

/** The text after accepting the first suggestion with this label, with the cursor as a bar. */
function taken(kind: FormFileKind, marked: string, label: string): string {
  const text = marked.replace('|', '')
  const { from, to, list } = at(kind, marked) ?? { from: 0, to: 0, list: [] }
  const { text: put, cursor } = list.find((proposal) => proposal.label === label) ?? { text: '', cursor: 0 }
  return `${text.slice(0, from)}${put.slice(0, cursor)}|${put.slice(cursor)}${text.slice(to)}`
}

describe('keys', () => {
  it('are those of the grammar that are still missing', () => {
    const list = labels('schema', '{ "title": "x", | }')
    expect(list).toContain('properties')
    expect(list).not.toContain('title')
  })

  it('of the object around it do not count as taken', () => {
    expect(labels('schema', '{ "title": "x", "properties": { "name": { | } } }')).toContain('title')
  })

  it('come with a description', () => {
    const help = at('ui', '{ | }')?.list.find(({ label }) => label === 'ui:minutes')?.help
    expect(help).toMatch(/^How many minutes/)
  })

  it('are written with quotes, colon, and room for the value', () => {
    expect(taken('ui', '{ ui:su| }', 'ui:submitButtonOptions')).toBe('{ "ui:submitButtonOptions": { | } }')
    expect(taken('schema', '{ "ti| }', 'title')).toBe('{ "title": "|" }')
    expect(taken('schema', '{ | }', 'required')).toBe('{ "required": [|] }')
    expect(taken('schema', '{ | }', 'type')).toBe('{ "type": "object"| }')
  })

  it('get the comma that the next key needs', () => {
    expect(taken('schema', '{ |\n "title": "x" }', 'description')).toBe(
      '{ "description": "|",\n "title": "x" }',
    )
  })

  it('change only the name if there is a value already', () => {
    expect(taken('schema', '{ "ti|": "x" }', 'title')).toBe('{ "title"|: "x" }')
  })

  it('are the question names in parts of ui.json that need them', () => {
    expect(labels('ui', '{ | }')).toEqual(
      expect.arrayContaining(['ui:submitButtonOptions', 'name', 'serverType', 'role']),
    )
    expect(labels('message', '{ "fields": { "name": {}, | } }')).toEqual(['serverType', 'role'])
    expect(labels('fixtures', '{ "valid": { "full": { "answers": { | } } } }')).toEqual([
      'name',
      'serverType',
      'role',
    ])
  })

  it('of a question are the same in a branch', () => {
    expect(labels('schema', '{ "allOf": [{ "then": { "properties": { "role": { "| } } } }] }')).toContain(
      'enum',
    )
  })
})

describe('values', () => {
  it('are those that the grammar lists', () => {
    expect(labels('ui', '{ "name": { "ui:widget": | } }')).toContain('textarea')
    expect(labels('schema', '{ "properties": { "name": { "type": "|" } } }')).toEqual([
      'string',
      'integer',
      'number',
      'array',
      'boolean',
    ])
  })

  it('replace the whole text around the cursor', () => {
    expect(taken('ui', '{ "name": { "ui:widget": "te|xt" } }', 'textarea')).toBe(
      '{ "name": { "ui:widget": "textarea"| } }',
    )
  })

  it('of a boolean are true and false', () => {
    expect(labels('message', '{ "fields": { "name": { "inline": | } } }')).toEqual(['true', 'false'])
  })

  it('are the question names if a question is expected', () => {
    expect(labels('schema', '{ "required": ["|"] }')).toEqual(['name', 'serverType', 'role'])
    expect(labels('ui', '{ "role": { "ui:options": { "dependsOn": { "property": "|" } } } }')).toEqual([
      'name',
      'serverType',
      'role',
    ])
    expect(labels('message', '{ "routes": [{ "property": "|" }] }')).toEqual(['name', 'serverType', 'role'])
  })

  it("are the question's own options if an answer is expected", () => {
    const condition = '{ "allOf": [{ "if": { "properties": { "serverType": { "const": "|" } } } }] }'
    expect(labels('schema', condition)).toEqual(['Minecraft', 'Discord'])
    expect(labels('fixtures', '{ "valid": { "full": { "answers": { "role": | } } } }')).toEqual([
      'Admin',
      'Helper',
    ])
  })

  it('are the options of a question with several choices, too', () => {
    const several = vocabularyOf(
      new Map([
        [
          'forms/guild/schema.json',
          '{ "properties": { "likes": { "type": "array", "items": { "enum": ["PvP", "Skyblock"] } } } }',
        ],
      ]),
      'guild',
    )
    const inCondition = (test: string) =>
      `{ "allOf": [{ "if": { "properties": { "likes": { "contains": ${test} } } } }] }`
    const places = [
      ['schema', inCondition('{ "const": "|" }')],
      ['schema', inCondition('{ "enum": ["PvP", "|"] }')],
      ['schema', '{ "properties": { "likes": { "items": { "not": { "enum": ["|"] } } } } }'],
      ['fixtures', '{ "valid": { "full": { "answers": { "likes": ["|"] } } } }'],
      ['fixtures', '{ "wrong": { "few": { "answers": { "likes": ["|"] } } } }'],
      ['ui', '{ "likes": { "ui:enumDisabled": ["|"] } }'],
    ] as const
    for (const [kind, marked] of places)
      expect([marked, labels(kind, marked, several)]).toEqual([marked, ['PvP', 'Skyblock']])
  })

  it('are the existing tags and forms', () => {
    expect(labels('manifest', '{ "cards": [{ "tags": ["|"] }] }')).toEqual(['ban', 'report'])
    const lists = ['{ "situations": [{ "forms": [|] }] }', '{ "suggested": [|] }', '{ "unlisted": [|] }']
    expect(labels('ui', '{ "ui:related": [|] }')).toEqual(['contact', 'guild'])
    for (const list of lists) expect(labels('manifest', list)).toEqual(['contact', 'guild'])
  })

  it('are not suggested for free text', () => {
    expect(at('schema', '{ "title": "|" }')).toBeUndefined()
  })
})

it.each(['', '|', '{', '{|', '[|', '{ "properties": { "a": |', '"|', '}|{', '{ "a": [ { | ] }'])(
  'never fails on unfinished text: %j',
  (marked) => {
    for (const kind of ['schema', 'ui', 'message', 'manifest', 'fixtures', 'snapshot'] as const) {
      expect(() => at(kind, marked.includes('|') ? marked : `${marked}|`)).not.toThrow()
    }
  },
)
