import type { Field } from './field'

type Part = 'hint' | 'error' | 'closed' | 'count'

/** The id of a text that belongs to a control. */
export function partId({ id }: Pick<Field, 'id'>, part: Part): string {
  return `${id}__${part}`
}

/**
 * The value of `aria-describedby`: the ids of the texts that stand in the page for this field, in reading order;
 * undefined when there are none.
 * @example describedBy(field, 'Enter your name') // => 'root_name__hint root_name__error'
 */
export function describedBy(field: Field, error: string | undefined): string | undefined {
  const parts: readonly (readonly [Part, boolean])[] = [
    ['hint', field.hint !== undefined],
    ['error', error !== undefined],
    ['closed', field.options.some(({ closed }) => closed !== undefined)],
    ['count', field.limit !== undefined],
  ]
  const ids = parts.filter(([, stands]) => stands).map(([part]) => partId(field, part))
  return ids.length > 0 ? ids.join(' ') : undefined
}
