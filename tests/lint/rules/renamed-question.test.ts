import { describe, expect, it } from 'vitest'
import { lint } from '../../../src/lint/lint'
import { reportedAfter } from '../reported-after'
import { sampleFiles } from '../sample-files'

const place = 'forms/leak-report/schema.json'

/** What is said of the question, by its old or its new name, after it was renamed throughout schema.json. */
function saidAfter(now: string) {
  return reportedAfter(place, (text) => text.replaceAll('"leakDescription"', JSON.stringify(now)))
}

describe('a question that was renamed in schema.json alone', () => {
  it.each(['leakDetails', 'whatLeaks'])(
    'is told at its new name %s, with the places of the old one',
    (now) => {
      const said = saidAfter(now)
      expect(said.map(({ rule, subject }) => ({ rule, subject }))).toEqual([
        { rule: 'question-renamed', subject: now },
      ])
      expect(said[0]?.message).toBe(
        `The question is called "${now}" here, but "leakDescription" in 4 other places.`,
      )
    },
  )

  it('is not changed back by a fix, as its conditions and the required questions have the new name, too', () => {
    expect(saidAfter('leakDetails')[0]?.fix).toBeUndefined()
  })

  it('is still told as renamed once one of the other files has its new name', () => {
    const rename = (text: string | Uint8Array = '') =>
      Buffer.from(text).toString('utf8').replaceAll('"leakDescription"', '"leakDetails"')
    const files = sampleFiles()
    const [schema, message] = [place, 'forms/leak-report/message.json']
    const half = new Map([
      ...files,
      [schema, rename(files.get(schema))],
      [message, rename(files.get(message))],
    ])
    expect(lint(half).map(({ rule }) => rule)).toEqual(['question-renamed'])
  })
})

describe('the old name in the examples alone', () => {
  const saidWith = (change: (schema: string) => string) => {
    const files = new Map(
      [...sampleFiles()].map(([path, file]) => {
        const text = Buffer.from(file).toString('utf8')
        const isDefinition = /^forms\/leak-report\/(?:schema|ui|message)\.json$/.test(path)
        const renamed = isDefinition ? text.replaceAll('leakDescription', 'leakDetails') : text
        return [path, path === place ? change(renamed) : renamed] as const
      }),
    )
    return [...new Set(lint(files).map(({ rule }) => rule))]
  }

  it('is told, as forms:fix changes it', () => {
    expect(saidWith((schema) => schema)).toContain('unknown-answer')
  })

  it('is not told while a mistake in the definition keeps forms:fix from changing it', () => {
    expect(
      saidWith((schema) => schema.replace('"maxLength": 2000', '"minLength": 3000, "maxLength": 2000')),
    ).toEqual(['crossed-limits'])
  })
})
