declare module 'virtual:cards' {
  import type { Card } from '../engine/schema/definition'

  export const cards: readonly Card[]
}

declare module 'virtual:forms' {
  import type { FormModule } from './form-module'

  export const loaders: Readonly<Record<string, () => Promise<FormModule>>>
}
