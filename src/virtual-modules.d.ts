declare module 'virtual:forms' {
  import type { Card } from './engine/definition'

  export const cards: readonly Card[]
  export const slugs: readonly string[]
}

declare module 'virtual:form-loaders' {
  import type { FormModule } from './form-module'

  export const loaders: Readonly<Record<string, () => Promise<FormModule>>>
}

declare module 'virtual:config' {
  import type { PageConfig } from './site/config'

  export const config: PageConfig
}
