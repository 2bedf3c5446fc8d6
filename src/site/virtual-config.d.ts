declare module 'virtual:config' {
  import type { PageConfig } from './config'

  /** `config.relay` as a separate export: the build leaves out the delivery that is not used. */
  export const relay: PageConfig['relay']
  export const config: PageConfig
}
