import type { Definition } from './form'

/**
 * The names of all questions of a form, hidden ones included, in the order of the page and of the message:
 * `ui:order` where staff wrote one; else that of schema.json, with each question that appears on a condition right
 * after the questions its condition asks about. Source: decisions, part 1.
 * @example questionOrder(generalSupport) // => ['name', 'discord', 'topic', 'otherTopic', 'message']
 */
export function questionOrder({ schema, ui }: Pick<Definition, 'schema' | 'ui'>): readonly string[] {
  const order = Object.keys(schema.properties)
  for (const condition of schema.allOf ?? []) {
    const added = [condition.then, condition.else]
      .flatMap((branch) => Object.keys(branch?.properties ?? {}))
      .filter((name, index, all) => !order.includes(name) && all.indexOf(name) === index)
    const asked = condition.if.required.map((name) => order.indexOf(name))
    order.splice(Math.max(...asked) + 1, 0, ...added)
  }
  return ui['ui:order'] ?? order
}
