import { describe, expect, it } from 'vitest'
import { validatorsModule } from '../../src/catalog/validators-module'
import { aForm } from '../engine/a-form'

const everything = aForm({
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      minLength: 2,
      maxLength: 5,
      pattern: '^[a-z]+$',
      errorMessage: { required: 'Name!' },
    },
    mail: { type: 'string', format: 'email' },
    day: { type: 'string', format: 'date' },
    links: { type: 'array', items: { type: 'string', pattern: '^https?://' } },
    role: { type: 'string', enum: ['a', 'b'], not: { enum: ['b'] } },
  },
}).schema

describe('validatorsModule', () => {
  const source = validatorsModule(everything)

  it('is an ES module with one default export', () => {
    expect(source.match(/export default/g)).toHaveLength(1)
  })

  it('generates no code at run time and needs no compiler', () => {
    expect(source).not.toMatch(/\brequire\(|\beval\(|new Function/)
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path)
    expect(imports).toEqual(
      expect.arrayContaining(['ajv/dist/runtime/ucs2length.js', 'ajv-formats/dist/formats.js']),
    )
    expect(imports).toHaveLength(2)
  })

  it('contains no texts: neither those of staff nor those of the validator', () => {
    expect(source).not.toContain('Name!')
    expect(source).not.toMatch(/message:|must (?:be|match|have|NOT)/)
  })

  it('imports nothing for rules without dependencies', () => {
    expect(validatorsModule(aForm({ required: ['name'] }).schema)).not.toContain('import ')
  })

  it('refuses an invalid schema at build time', () => {
    const schema = { ...everything, properties: { name: { maxLength: -1 } } }
    expect(() => validatorsModule(schema)).toThrow('schema is invalid')
  })
})
