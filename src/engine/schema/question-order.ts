import type { FormSchema, FormUi } from './definition'

/** The two files of a form that say which questions it asks. */
interface QuestionFiles {
  readonly schema: FormSchema
  readonly ui: FormUi
}

/**
 * The names of all questions of a form, hidden ones included, in the order of the page and of the message: `ui:order`
 * if staff wrote it, else the usual one.
 * @example questionOrder(generalSupport) // => ['name', 'discord', 'topic', 'otherTopic', 'message']
 */
export function questionOrder({ schema, ui }: QuestionFiles): readonly string[] {
  return ui['ui:order'] ?? usualOrder(schema)
}

/**
 * The order of schema.json, with each question that a condition shows right after the questions the condition depends
 * on, and after those that earlier conditions show there. It makes no difference whether a condition comes before or
 * after the one that shows its question.
 * @example usualOrder(generalSupport.schema) // => ['name', 'discord', 'topic', 'otherTopic', 'message']
 */
export function usualOrder(schema: FormSchema): readonly string[] {
  const order = Object.keys(schema.properties)
  /** For each question that a condition shows, the question it follows. */
  const precursors = new Map<string, string | undefined>()
  const follows = (name: string | undefined, precursor: string): boolean =>
    name !== undefined && (name === precursor || follows(precursors.get(name), precursor))
  let waiting = schema.allOf ?? []
  while (waiting.length > 0) {
    const isReady = (name: string) => order.includes(name)
    const next = waiting.find((condition) => condition.if.required.every(isReady)) ?? waiting[0]
    waiting = waiting.filter((condition) => condition !== next)
    const last = order.findLast((name) => next?.if.required.includes(name))
    const at = last === undefined ? order.length : order.findLastIndex((name) => follows(name, last)) + 1
    const added = [next?.then, next?.else]
      .flatMap((branch) => Object.keys(branch?.properties ?? {}))
      .filter((name, index, all) => !order.includes(name) && all.indexOf(name) === index)
    order.splice(at, 0, ...added)
    for (const name of added) precursors.set(name, last)
  }
  return order
}
