import { describe, expect, it } from 'vitest'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'

const definitions = formSlugs().map((slug) => readDefinition(slug))

describe('the message', () => {
  it.each(['contact', 'creator-apply', 'rule-break-report'])('of %s has a line of text', (slug) => {
    const { message } = readDefinition(slug)
    expect(message.style).toBe('text-and-embed')
    expect(message.content).not.toBeUndefined()
  })

  it('calls staff for contact alone', () => {
    const calling = definitions.filter(({ message }) => message.mention !== undefined)
    expect(calling.map(({ slug }) => slug)).toEqual(['contact'])
    expect(calling[0]?.message.content).toContain('{mention}')
  })

  it.each(definitions)('of $slug is posted under a name the platform allows', ({ message }) => {
    expect(message.username ?? '').not.toMatch(/discord|clyde|everyone|here/i)
  })

  it.each(definitions)('of $slug names only questions that there are', ({ schema, message, ui }) => {
    const branches = (schema.allOf ?? []).flatMap((condition) => [condition.then, condition.else])
    const names = [schema, ...branches].flatMap((part) => Object.keys(part?.properties ?? {}))
    const inTitle = [...message.title.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inUi = Object.keys(ui).filter((key) => /^[a-z]/i.test(key) && !key.startsWith('ui:'))
    expect(names).toEqual(expect.arrayContaining([...Object.keys(message.fields), ...inTitle, ...inUi]))
  })
})
