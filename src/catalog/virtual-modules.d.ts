declare module 'virtual:cards' {
  import type { Card, Situation } from '../engine/schema/definition'

  export const cards: readonly Card[]
  export const situations: readonly Situation[]
  export const suggested: readonly string[]
}

declare module 'virtual:forms' {
  import type { FormModule } from './form-module'

  export const loaders: Readonly<Record<string, () => Promise<FormModule>>>
}
