import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of a page that is fetched separately and that the page can do without: where it cannot be fetched, nothing is
 * shown.
 * @example const Skyline = optionalPart(fetchSkyline)
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing(): null {
  return null
}
