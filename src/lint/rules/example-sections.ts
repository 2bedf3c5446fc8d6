import type { Section } from '../../engine/schema/definition'
import { lines } from './example-lines.json'

/**
 * Sections to start with: the first half of the questions under one heading, the others under a second one.
 * @example exampleSections(['name', 'age', 'reason'])[1] // => { title: 'Details', properties: ['reason'] }
 */
export function exampleSections(names: readonly string[]): Section[] {
  const half = Math.ceil(names.length / 2)
  const halves = [names.slice(0, half), names.slice(half)]
  return lines.sections.map((title, index) => ({ title, properties: halves[index] ?? [] }))
}
