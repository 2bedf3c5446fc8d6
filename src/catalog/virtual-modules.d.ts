declare module 'virtual:cards' {
  import type { HubCard, Situation } from '../engine/schema/definition'
  import type { ListedCard } from './form-module'

  export const cards: readonly ListedCard[]
  export const situations: readonly Situation[]
  export const suggested: readonly string[]
  export const unlisted: readonly Pick<HubCard, 'slug' | 'title' | 'description'>[]
}

declare module 'virtual:forms' {
  import type { FormModule } from './form-module'

  export const loaders: Readonly<Record<string, () => Promise<FormModule>>>
}
