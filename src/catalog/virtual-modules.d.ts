declare module 'virtual:forms' {
  import type { Card } from '../engine/schema/definition'

  export const cards: readonly Card[]
  export const slugs: readonly string[]
}

declare module 'virtual:forms-start' {
  import type { Card } from '../engine/schema/definition'

  export const firstCards: readonly Card[]
  export const cardCount: number
  export const laterTags: readonly string[]
}

declare module 'virtual:form-loaders' {
  import type { FormModule } from './form-module'

  type Loaders = Readonly<Record<string, () => Promise<FormModule>>>
  export const parts: readonly (() => Promise<{ readonly loaders: Loaders }>)[]
}

declare module 'virtual:config' {
  import type { PageConfig } from '../site/config'

  export const config: PageConfig
}
