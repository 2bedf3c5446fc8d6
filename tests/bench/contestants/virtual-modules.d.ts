declare module 'virtual:measured-form' {
  import type { Definition } from '../../../src/engine/form'

  export const definition: Definition
}
