import type { HttpBindings } from '@hono/node-server'

/** What handlers find in their context. The raw connection is there only behind a real server. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>
}
