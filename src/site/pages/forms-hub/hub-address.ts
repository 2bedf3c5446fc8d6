import { everything, sorts, type HubQuery } from './find-cards'

/**
 * Read what is looked for out of a query string. What is none of the sorts is the default, what is none of the tags is all,
 * and what is none of the situations (by their ids) is none.
 * @example readHubAddress('?tag=report', ['bug', 'report']).tag // => 'report'
 */
export function readHubAddress(
  search: string,
  tags: readonly string[],
  happenings: readonly string[] = [],
): HubQuery {
  const params = new URLSearchParams(search)
  const sort = sorts.find((sort) => sort === params.get('sort')) ?? everything.sort
  const tag = tags.find((tag) => tag === params.get('tag')) ?? everything.tag
  const happened = happenings.find((id) => id === params.get('happened')) ?? everything.happened
  return { happened, text: params.get('q') ?? '', tag, sort }
}

/**
 * Write what is looked for as a query string, so that a filtered page can be shared; empty when nothing is.
 * @example writeHubAddress({ ...everything, tag: 'report', sort: 'az' }) // => '?tag=report&sort=az'
 */
export function writeHubAddress({ happened, text, tag, sort }: HubQuery): string {
  const params = new URLSearchParams()
  if (happened !== everything.happened) params.set('happened', happened)
  if (text !== '') params.set('q', text)
  if (tag !== '') params.set('tag', tag)
  if (sort !== everything.sort) params.set('sort', sort)
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}
