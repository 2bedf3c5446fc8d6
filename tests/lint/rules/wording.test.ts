import { describe, expect, it } from 'vitest'
import { reportedAfter } from '../reported-after'

/** The word counts that the linter reports for a hint of a sample form. */
const wordsIn = (hint: string) =>
  reportedAfter('forms/nomination/ui.json', (text) =>
    text.replace('"Your idea in a few words"', JSON.stringify(hint)),
  )
    .filter(({ rule }) => rule === 'too-many-words')
    .map(({ values }) => values?.['count'])

describe('the words of a text', () => {
  it('are counted, and those in quotes together are one, as a label cannot be said shorter', () => {
    const long = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen'
    expect(wordsIn(`${long} fifteen`)).toEqual([])
    expect(wordsIn(`${long} fifteen sixteen`)).toEqual([16])
    expect(wordsIn(`${long} "The day on which you can start"`)).toEqual([])
  })
})

describe('the sign of an outcome', () => {
  const rulesWith = (before: string, after: string) =>
    reportedAfter('forms/nomination/message.json', (text) => text.replace(before, after)).map(
      ({ rule }) => rule,
    )

  it.each([
    ['✅', '✅\uFE0F'],
    ['❌', '⚠️'],
    ['❌', '⚠'],
  ])('may take the place of %s as %s, as each keyboard writes its own', (sign, typed) => {
    expect(rulesWith(sign, typed)).not.toContain('outcome-sign')
  })

  it('is that of its outcome', () => {
    expect(rulesWith('✅', '⚠️')).toContain('outcome-sign')
  })
})

it('an outcome without its sign gets it by a fix, and one of the wrong sign gets the right one', () => {
  const fixOf = (before: string, after: string) =>
    reportedAfter('forms/nomination/message.json', (text) => text.replace(before, after))
      .filter(({ rule }) => rule === 'outcome-sign')
      .flatMap(({ fix = [] }) => fix.map(({ text }) => text))
  expect(fixOf('✅ ', '')).toEqual(['"✅ Thank you for your nomination!"'])
  expect(fixOf('✅ ', '⚠️')).toEqual(['"✅ Thank you for your nomination!"'])
  expect(fixOf('❌ ', '')).toEqual([expect.stringMatching(/^"❌ \w/)])
})

it('a text for a failure begins with one of two signs', () => {
  const found = reportedAfter('forms/nomination/message.json', (text) => text.replace('❌ ', ''))
  expect(found.map(({ remedy }) => remedy)).toContain('Begin it with ❌ or ⚠️ and a space.')
})

describe('a sentence', () => {
  const rulesWith = (sentence: string) =>
    reportedAfter('forms/nomination/schema.json', (text) =>
      text.replace(/"description": "[^"]*"/, `"description": ${JSON.stringify(sentence)}`),
    ).map(({ rule }) => rule)

  it.each([
    'Tell us.',
    '教えてください。',
    'ماذا تريد؟',
    'हमें बताइए।',
    '教えて！',
    'Tell us 🎃',
    'Tell us ❤️',
  ])('may end with the sign of its language, or with an emoji: %s', (sentence) => {
    expect(rulesWith(sentence)).not.toContain('stop-missing')
  })

  it('without one is reported', () => {
    expect(rulesWith('Tell us')).toContain('stop-missing')
  })
})

describe('a label', () => {
  const fixedLabel = (label: string) =>
    reportedAfter('forms/nomination/schema.json', (text) =>
      text.replace('"title": "Category"', `"title": ${JSON.stringify(label)}`),
    ).flatMap(({ rule, fix = [] }) => (/^label-(?:colon|sign)$/.test(rule) ? [fix[0]?.text] : []))

  it.each([
    ['Your name:', '"Your name"'],
    ['Your name (optional)', '"Your name"'],
    ['Your * name', '"Your name"'],
    ['*', undefined],
  ])('written %s is fixed to %s', (label, fixed) => {
    expect(fixedLabel(label)).toEqual([fixed])
  })
})
