import { Hono } from 'hono'
import { sandboxGuildId } from '../identity'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'
import { oddShape } from '../services/odd-shape'
import { serviceGate } from '../services/service-gate'
import { discordCors } from './cors'
import { discordError } from './discord-error'
import type { Dialect } from './form-error'
import { webhookRoutes } from './webhook-routes'
import { widgetView } from './widget'

/** An address without a version means v6, whose errors and retry times differ. */
const dialects: Readonly<Record<string, Dialect>> = {
  '/api': 'legacy',
  '/api/v6': 'legacy',
  '/api/v8': 'modern',
  '/api/v9': 'modern',
  '/api/v10': 'modern',
}

/** Everything the sandbox answers in Discord's name. */
export function discordRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  for (const [path, dialect] of Object.entries(dialects)) {
    routes.route(`${path}/webhooks`, webhookRoutes(state, dialect))
    routes.route(path, widgetRoutes(state))
  }
  routes.use('/api/*', discordCors)
  routes.all('/api/:version{v\\d+}/*', (c) =>
    discordError(`/api/${c.req.param('version')}` in dialects ? 'notFound' : 'invalidVersion'),
  )
  routes.all('/api/*', () => discordError('notFound'))
  return routes
}

function widgetRoutes(state: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>()
  const path = '/guilds/:guild/widget.json'
  routes.use(
    path,
    discordCors,
    serviceGate(state, 'widget', () => discordError('serverError')),
  )
  routes.get(path, (c) => {
    if (c.req.param('guild') !== sandboxGuildId) return discordError('unknownGuild')
    if (state.faults.take({ target: 'widget' }, ['disabled']) !== undefined)
      return discordError('widgetDisabled')
    return Response.json(oddShape(state, 'widget', ['presence_count'], widgetView(state.network)))
  })
  return routes
}
