import { readDefinition } from '../../src/catalog/read-definitions'
import type { Definition } from '../../src/engine/schema/form'

type Property = Definition['schema']['properties'][string]

const options = Array.from({ length: 13 }, (_, at) => `Option ${at + 1}`)

function text(name: string, label: string, limit = 200): readonly [string, Property] {
  const errorMessage = { required: 'This field is required.', maxLength: `At most ${limit} characters.` }
  return [name, { type: 'string', title: label, maxLength: limit, errorMessage }]
}

function choice(name: string, label: string): readonly [string, Property] {
  return [
    name,
    { type: 'string', title: label, enum: options, errorMessage: { required: 'This field is required.' } },
  ]
}

/** A form with this many required lines of text. */
export function lines(count: number): Definition {
  const properties = Array.from({ length: count }, (_, at) => text(`t${at + 1}`, `Text question ${at + 1}`))
  return definition(`text-${count}`, Object.fromEntries(properties))
}

/**
 * 100 required questions: 80 lines of text, ten choices of 13, ten long texts. Five of the lines are asked only if
 * the choice before them is "Option 3", so an empty form has 95 errors.
 */
export function hundred(): Definition {
  const groups = Array.from({ length: 10 }, (_, at) => group(at + 1))
  const all = Object.fromEntries(groups.flatMap(({ questions }) => questions))
  const branches = groups.slice(0, 5).map(({ choiceName, dependent }) => ({
    if: { properties: { [choiceName]: { const: 'Option 3' } }, required: [choiceName] },
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
    then: { properties: Object.fromEntries([dependent]), required: [dependent[0]] },
  }))
  return definition('hundred', all, branches)
}

function group(number: number) {
  const first = (number - 1) * 8
  const lines = Array.from({ length: 7 }, (_, at) =>
    text(`t${first + at + 1}`, `Text question ${first + at + 1}`),
  )
  const dependent = text(`t${first + 8}`, `Text question ${first + 8}`)
  const choiceName = `s${number}`
  const questions = [
    ...lines,
    choice(choiceName, `Choice question ${number}`),
    ...(number > 5 ? [dependent] : []),
    text(`a${number}`, `Long question ${number}`, 2000),
  ]
  return { questions, choiceName, dependent }
}

function definition(
  slug: string,
  properties: Readonly<Record<string, Property>>,
  allOf?: Definition['schema']['allOf'],
): Definition {
  const names = [
    ...Object.keys(properties),
    ...(allOf ?? []).flatMap(({ then }) => Object.keys(then?.properties ?? {})),
  ]
  const long = names.filter((name) => name.startsWith('a'))
  const title = `Synthetic form, ${names.length} questions`
  const outcomes = { success: '✅ Sent!', refused: '❌ Refused.', offline: '❌ Offline.' }
  return {
    slug,
    schema: {
      $schema: '../_schema/schema.schema.json',
      title,
      description: 'For measurements only.',
      type: 'object',
      required: Object.keys(properties),
      properties,
      ...(allOf && { allOf }),
    },
    ui: {
      $schema: '../_schema/ui.schema.json',
      'ui:submitButtonOptions': { submitText: 'Send' },
      ...Object.fromEntries(long.map((name) => [name, { 'ui:widget': 'textarea' }])),
    },
    message: {
      $schema: '../_schema/message.schema.json',
      // A form without an address has no questions on its page.
      webhook: readDefinition('contact').message.webhook,
      style: 'embed',
      title,
      colour: '#FB80CA',
      reference: 'SF',
      fields: {},
      outcomes,
    },
  } as Definition
}
