import { describe, expect, it } from 'vitest'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { controlOf, subschemasOf } from '../../src/engine/schema/questions'
import { questionOrder } from '../../src/engine/schema/question-order'

/** Words that we avoid are used only if the specification fixes the sentence. */
const fixed = [
  'Please fill in all required fields.',
  '⚠️ Please fill in all required fields.',
  'Please fill out all required fields including a valid proof link.',
  'Please enter a valid age (between 13 and 100).',
  'Invalid URL detected: {value}',
  'Please enter a valid URL for the proof link.',
  'Please select a category',
  'Please provide a rating',
  'Please state the reason given',
  'Please explain your appeal',
]

const everyQuestion = formSlugs().flatMap((slug) => {
  const definition = readDefinition(slug)
  return questionOrder(definition).map((name) => {
    const places = subschemasOf(definition, name)
    const messages = places.flatMap((rules) => [{ ...rules.errorMessage }, { ...rules.items?.errorMessage }])
    const errors = messages.flatMap((texts) => Object.values<string>(texts))
    const label = places.find(({ title }) => title !== undefined)?.title ?? ''
    return { slug, name, label, errors, hint: controlOf(definition, name)['ui:help'] ?? '' }
  })
})

describe('the texts of a question', () => {
  it.each(everyQuestion)('$slug/$name has a plain label', ({ label }) => {
    expect(label).toMatch(/^[A-Z]/)
    expect(label).not.toMatch(/[:*.]|\(optional\)/)
  })

  it.each(everyQuestion)('$slug/$name has a short hint without a full stop, or none', ({ hint }) => {
    expect(hint).not.toMatch(/\.$|https?:|placeholder/)
    expect(hint.split(' ').length).toBeLessThanOrEqual(15)
  })

  it.each(everyQuestion)('$slug/$name reports errors without blame', ({ errors }) => {
    const own = errors.filter((text) => !fixed.includes(text))
    expect(errors.length).toBeGreaterThan(0)
    for (const text of own) {
      expect(text).not.toMatch(/\b(?:please|oops|sorry|invalid)\b/i)
      expect(text.split(' ').length).toBeLessThanOrEqual(15)
    }
  })
})

describe('the page of a form', () => {
  it.each(formSlugs())('%s says how long it takes, what it needs, and what comes next', (slug) => {
    const { ui } = readDefinition(slug)
    expect(ui['ui:minutes']).toBeGreaterThan(0)
    expect(ui['ui:needs']).toMatch(/^[a-z].*[^.]$/)
    expect(ui['ui:next']).toMatch(/\.$/)
  })

  it.each(formSlugs())('%s offers other existing forms', (slug) => {
    const related = readDefinition(slug).ui['ui:related'] ?? []
    expect(formSlugs()).toEqual(expect.arrayContaining([...related]))
    expect(related).not.toContain(slug)
    expect(related.length).toBeGreaterThan(0)
  })

  it.each(formSlugs())('%s has sections from seven questions on, with each question once', (slug) => {
    const definition = readDefinition(slug)
    const order = questionOrder(definition)
    const sections = definition.ui['ui:sections']
    expect(sections !== undefined).toBe(order.length >= 7)
    expect(sections?.flatMap(({ properties }) => properties) ?? order).toEqual(order)
  })
})
