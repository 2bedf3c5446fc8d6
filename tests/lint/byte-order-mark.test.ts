import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../src/lint/json/json-node'
import { lint } from '../../src/lint/lint'

const path = 'forms/contest/ui.json'
const text = '\uFEFF{\n  "ui:minutes": 5,\n  "ui:next": "Soon.",\n}\n'

describe('a file that begins with a byte order mark', () => {
  it.each([
    ['byte-order-mark', '\uFEFF', text.slice(1)],
    ['trailing-comma', ',', text.replace('",', '"')],
  ])('has the range and the fix of %s where they are in the whole text', (rule, found, fixed) => {
    const diagnostic = lint(new Map([[path, text]])).find((each) => each.rule === rule)
    expect(applyEdits(text, diagnostic?.fix ?? [])).toBe(fixed)
    expect(diagnostic?.fix?.map(({ start, end }) => text.slice(start, end))).toEqual([found])
  })
})
