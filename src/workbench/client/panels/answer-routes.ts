import type { FormMessage, Route } from '../../../engine/schema/definition'

/** An option of a question, or true for its ticked box. */
export interface RoutedAnswer {
  readonly question: string
  readonly option: string | number | boolean
}

/** The route that an answer takes: of several that fit, the first counts. */
export function routeOf({ routes }: FormMessage, { question, option }: RoutedAnswer): Route | undefined {
  return routes?.find(({ property, answers }) => property === question && answers.includes(option))
}

/**
 * Sets another webhook for one answer; '' removes it. The answer keeps its place among the routes, as of several that fit
 * the first counts.
 */
export function setRoute(message: FormMessage, answer: RoutedAnswer, webhook: string): void {
  const { question, option } = answer
  const routes = message.routes ?? []
  const before = routeOf(message, answer)
  const at = before ? routes.indexOf(before) + 1 : routes.length
  for (const route of routes)
    if (route.property === question) route.answers = route.answers.filter((each) => each !== option)
  const isSame = (route: Route | undefined) => route?.property === question && route.webhook === webhook
  // The route right above may have the same webhook; for an answer without a place, any route may.
  const left = routes.slice(0, at).findLast(({ answers }) => answers.length > 0)
  const same = before ? [left].find(isSame) : routes.find(isSame)
  if (same) same.answers.push(option)
  else if (webhook !== '' && before?.answers.length === 0)
    Object.assign(before, { answers: [option], webhook })
  else if (webhook !== '') routes.splice(at, 0, { property: question, answers: [option], webhook })
  message.routes = routes.filter(({ answers }) => answers.length > 0)
}
