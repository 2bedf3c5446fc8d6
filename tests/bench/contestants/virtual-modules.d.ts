declare module 'virtual:measured-form' {
  import type { Definition } from '../../../src/engine/schema/form'

  export const definition: Definition
}
