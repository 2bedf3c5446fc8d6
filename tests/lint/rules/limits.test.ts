import { describe, expect, it } from 'vitest'
import type { FormProperty } from '../../../src/engine/schema/definition'
import { whenAnswer } from '../../engine/a-form'
import { rulesAfter } from '../reported-after'

/** The rules reported on a form whose condition adds these rules to a question in its two branches. */
function rulesWithBranches(name: string, then: FormProperty, otherwise: FormProperty): readonly string[] {
  return rulesAfter('general-advice', (schema) => {
    const condition = whenAnswer('topic', 'Other', { properties: { [name]: then } })
    schema.allOf?.push({ ...condition, else: { properties: { [name]: otherwise } } })
  })
}

/** The rules reported on a form with a list of two links or more, and these rules for it where a box is ticked. */
function rulesWithLinks(links: FormProperty): readonly string[] {
  return rulesAfter('painter-apply', (schema) => {
    const { properties } = schema
    Object.assign(properties, {
      streams: { title: 'I stream', type: 'boolean' },
      contentLinks: { ...properties['contentLinks'], minItems: 2 },
    })
    const test = { properties: { streams: { const: true } }, required: ['streams'] }
    // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
    schema.allOf = [{ if: test, then: { properties: { contentLinks: links } } }]
  })
}

describe('limits in the branches of a condition', () => {
  it('may cross, as only one of the branches applies', () => {
    const found = rulesWithBranches('message', { minLength: 50 }, { maxLength: 40 })
    expect(found).not.toContain('crossed-limits')
    expect(found).not.toContain('contradictory-branches')
  })

  it('may not cross those of the question itself', () => {
    const found = rulesWithBranches('message', { minLength: 5000 }, { maxLength: 40 })
    expect(found).toContain('contradictory-branches')
  })

  it('may not cross for the number of entries either', () => {
    expect(rulesWithLinks({ maxItems: 1 })).toContain('contradictory-branches')
  })

  it('need not be repeated beside another rule for the entries of a list', () => {
    const found = rulesWithLinks({ items: { type: 'string', pattern: '^https://[a-z.]+$' } })
    expect(found).not.toContain('text-without-limit')
    expect(found).not.toContain('runaway-pattern')
  })
})
