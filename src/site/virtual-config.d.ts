declare module 'virtual:config' {
  import type { PageConfig } from './config'

  export const config: PageConfig
}
