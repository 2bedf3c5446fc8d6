import type { RJSFSchema } from '@rjsf/utils'

type Part = 'hint' | 'error' | 'closed' | 'count'

/** The id of a text that belongs to a control. */
export function partId(id: string, part: Part): string {
  return `${id}__${part}`
}

/** Which texts stand in the page for a control. */
export interface Described {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly hasDisabledOptions: boolean
  readonly limit: number | undefined
}

/**
 * The value of `aria-describedby`: the ids of the texts that stand in the page for this control, in reading order;
 * undefined when there are none.
 */
export function describedBy({ id, hint, error, hasDisabledOptions, limit }: Described): string | undefined {
  const parts: readonly (readonly [Part, boolean])[] = [
    ['hint', hint !== undefined],
    ['error', error !== undefined],
    ['closed', hasDisabledOptions],
    ['count', limit !== undefined],
  ]
  const ids = parts.filter(([, stands]) => stands).map(([part]) => partId(id, part))
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The most characters (code points) a text may have; lists and choices are not counted. */
export function limitOf({ type, maxLength, enum: options }: RJSFSchema): number | undefined {
  return type === 'array' || options ? undefined : maxLength
}
