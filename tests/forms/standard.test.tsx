import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import plainValidator from '@rjsf/validator-ajv8'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { validate } from '../../src/engine/answers/validate'
import type { CompiledForm } from '../../src/engine/schema/form'
import { controlOf } from '../../src/engine/schema/questions'
import { subschemasOf, visibleQuestions, type Question } from '../../src/engine/schema/questions'
import { compilePlain, createPlainAjv } from '../support/plain-ajv'
import { harbourTrip, harbourTripFixtures } from '../support/sample-forms'
import { everyForm, everyValidFixture, everyWrongFixture } from './every-form'

const schema = { $schema: '../_schema/schema.schema.json', ...harbourTrip.schema } as const
const own = { slug: harbourTrip.slug, shipped: { ...harbourTrip, schema } }
const ownFixtures = (group: 'valid' | 'wrong') =>
  Object.entries(harbourTripFixtures[group]).map(([name, fixture]) => ({ ...own, name, fixture }))
/** The site's forms, and one of the tests' own with kinds of questions that none of them has, and the line for editors. */
const forms = [...everyForm, own]
const valid = [...everyValidFixture, ...ownFixtures('valid')]
const wrong = [...everyWrongFixture, ...ownFixtures('wrong')]

type Answers = Readonly<Record<string, unknown>>

const rules = new Map(
  forms.map(({ slug, shipped }) => {
    const check = compilePlain(createPlainAjv(), shipped.schema)
    return [slug, (answers: Answers) => check(answers)]
  }),
)

describe('plain Ajv in strict mode', () => {
  it.each(forms)('compiles $slug as it is', ({ slug }) => {
    expect(rules.get(slug)).toBeTypeOf('function')
  })

  it.each([...valid, ...wrong])('judges "$name" of $slug as the site does', ({ slug, fixture }) => {
    expect(rules.get(slug)?.(fixture.answers)).toBe(!('errors' in fixture))
  })

  it.each(valid)(
    'judges each answer of "$name" of $slug as the site does when it is spaces only',
    ({ slug, shipped, fixture }) => {
      const questions = visibleQuestions(shipped, normalizeAnswers(shipped, fixture.answers))
      const asked = questions.filter(({ name }) => typeof fixture.answers[name] === 'string')
      for (const { name } of asked.filter((question) => question.required || isTyped(question))) {
        const answers = { ...fixture.answers, [name]: ' '.repeat(shortest(shipped, name)) }
        expect([name, rules.get(slug)?.(answers)]).toEqual([name, validate(shipped, answers).ok])
      }
    },
  )
})

describe('plain Ajv, with empty lists', () => {
  it.each(valid)('judges "$name" of $slug as the site does', ({ slug, shipped, fixture }) => {
    const lists = Object.keys(fixture.answers).filter((name) => Array.isArray(fixture.answers[name]))
    for (const name of lists) {
      const answers = { ...fixture.answers, [name]: [] }
      expect([name, rules.get(slug)?.(answers)]).toEqual([name, validate(shipped, answers).ok])
    }
  })
})

/** Spaces can be typed if a control takes any text; the controls of lists, dates and email addresses return none. */
function isTyped({ rules }: Question): boolean {
  return !rules.enum && rules.format === undefined
}

/**
 * How long a blank answer must be for the rules of length in plain Ajv, which count spaces, unlike the site; at least
 * three where that is not too long.
 */
function shortest(form: CompiledForm, name: string): number {
  const places = subschemasOf(form, name)
  const least = Math.max(3, ...places.map(({ minLength = 0 }) => minLength))
  return Math.min(least, ...places.map(({ maxLength = Infinity }) => maxLength))
}

describe('plain rjsf with its default theme', () => {
  it.each(valid)('draws every question of $slug that "$name" answers', ({ shipped, fixture }) => {
    // rjsf never changes its input; its types just do not say so.
    const schema = shipped.schema as RJSFSchema
    const uiSchema: UiSchema = shipped.ui
    const html = renderToStaticMarkup(
      <Form schema={schema} uiSchema={uiSchema} validator={plainValidator} formData={fixture.answers} />,
    )
    const asked = visibleQuestions(shipped, normalizeAnswers(shipped, fixture.answers))
    const missing = asked.filter(({ name }) => !html.includes(`id="root_${name}`))
    expect(missing.map(({ name }) => name)).toEqual([])
    // Where all answers have a list as well, rjsf draws what is in both lists in the order of the alphabet.
    const choices = asked.filter(({ name }) => !shipped.schema.properties[name]?.enum)
    for (const { name } of choices) {
      const [, select = ''] = new RegExp(`<select id="root_${name}".*?>(.*?)</select>`).exec(html) ?? []
      const drawn = [...select.matchAll(/<option value="\d+".*?>(.*?)</g)].map(([, label]) => label)
      const { 'ui:enumNames': names = {} } = controlOf(shipped, name)
      const written = subschemasOf(shipped, name).map(({ enum: options = [] }) =>
        options.map((option) => renderToStaticMarkup(<>{names[option] ?? option}</>)),
      )
      expect(written).toContainEqual(drawn)
    }
    if (!shipped.ui['ui:order']) return
    // Without it, questions that a condition shows come last.
    const placeOf = ({ name }: Question) => html.indexOf(`id="root_${name}`)
    expect(asked.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual(asked)
  })
})
