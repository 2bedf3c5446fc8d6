declare module 'virtual:forms' {
  import type { AjvCheck } from './engine/assemble-form'
  import type { Card } from './engine/definition'
  import type { Definition } from './engine/form'

  export const cards: readonly Card[]
  export const loaders: Readonly<
    Record<string, () => Promise<{ readonly definition: Definition; readonly default: AjvCheck }>>
  >
}

declare module 'virtual:config' {
  import type { SiteConfig } from './site/config'

  export const config: SiteConfig
}
