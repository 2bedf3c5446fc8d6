import { describe, expect, it } from 'vitest'
import severalTexts from '../../src/lint/report/several-texts.json'
import texts from '../../src/lint/texts.json'

const rules = [texts, severalTexts].flatMap((each) =>
  Object.entries(each).map(([rule, text]) => ({ rule, suggestion: undefined, ...text })),
)

describe('the texts of a rule', () => {
  it.each(rules)(
    'of $rule are two short sentences at most, and say what to do',
    ({ message, remedy, suggestion }) => {
      for (const text of [message, remedy, suggestion ?? '']) {
        const plain = text.replaceAll(/"[^"]*"|\{.*\}/g, 'it')
        expect(plain.match(/[.?!](?= [A-Z]|$)/g)?.length ?? 1).toBeLessThanOrEqual(2)
        expect(text.split(' ').length).toBeLessThanOrEqual(30)
      }
      expect(message).toMatch(/[.}]$/)
      expect(remedy === '' && suggestion === undefined).toBe(false)
    },
  )

  it.each(rules)('of $rule blame no one and use no technical jargon', ({ message, remedy }) => {
    expect(`${message} ${remedy}`).not.toMatch(
      /\b(?:invalid|illegal|error|oops|please|schema violation|token|parse|syntax|undefined)\b/i,
    )
  })
})
