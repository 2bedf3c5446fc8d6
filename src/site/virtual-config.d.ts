// oxlint-disable typescript/consistent-type-imports -- an import declaration cannot name a relative path in here

declare module 'virtual:config' {
  /** `config.relay` as a separate export: the build leaves out the delivery that is not used. */
  export const relay: import('./config').PageConfig['relay']
  export const config: import('./config').PageConfig
}
