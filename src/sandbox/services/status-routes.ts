import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import type { Network } from './network'
import { oddShape } from './odd-shape'
import { serviceGate } from './service-gate'
import { mcsrvstatView, mcstatusView, type StatusQuestion } from './status-views'

type View = (network: Network | undefined, asked: StatusQuestion) => object

/** Both public status services: mcsrvstat at `/2/{address}` and `/3/{address}`, mcstatus.io at `/v2/status/java/{address}`. */
export function statusRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  const views: Readonly<Record<string, View>> = {
    '/2/:address': (network, asked) => mcsrvstatView(network, 2, asked),
    '/3/:address': (network, asked) => mcsrvstatView(network, 3, asked),
    '/v2/status/java/:address': mcstatusView,
  }
  for (const [path, view] of Object.entries(views)) {
    routes.use(path, cors(), serviceGate(state, 'status'))
    routes.get(path, (c) => c.json(statusReply(c, state, view)))
  }
  return routes
}

function statusReply(c: Context<SandboxEnv>, state: SandboxState, view: View): object {
  const [host = '', port = '25565'] = (c.req.param('address') ?? '').split(':')
  const offline = state.faults.take({ target: 'status' }, ['offline']) !== undefined
  const asked = { host, port: Number(port), now: state.clock.now() }
  const reply = oddShape(state, 'status', ['players'], view(offline ? undefined : state.network, asked))
  return Object(reply)
}
