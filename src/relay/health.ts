import { webhookVariable } from '../engine/message/webhook'
import { sha256 } from './hash'
import { timings } from './queue/backoff'
import { jsonReply } from './reply'
import type { FormHealth, RelayServices } from './services'

/**
 * How long the counts are cached, in milliseconds: with the key, and for anyone else, as counting costs a
 * call to every queue.
 */
const age = { withKey: 10_000, public: 60_000 }

/**
 * Whether a person has to act (503) or not (200): a submission is stuck or has waited for too long, a webhook is gone,
 * or a setting is missing or wrong. With the key (`Authorization: Bearer …`) the reply also names these settings, and says
 * what waits, over all forms and for each form and webhook with something waiting. Contains no value of a setting, no
 * answer, no reference.
 */
export async function healthReply(request: Request, services: RelayServices): Promise<Response> {
  const { settings, now } = services
  const isOwner = await hasKey(request, settings.healthKey)
  const forms = (await services.health(isOwner ? age.withKey : age.public))
    .filter(({ waiting, stuck, isDead }) => waiting > 0 || stuck > 0 || isDead)
    .map((form) => toView(form, now()))
  const sum = (count: (form: (typeof forms)[number]) => number) =>
    forms.reduce((total, form) => total + count(form), 0)
  const missingOrWrong = [...settings.missingOrWrong, ...(await webhooksWithoutAddress(services))]
  const configured = missingOrWrong.length === 0
  const needsPerson = !configured || forms.some(({ stuck, late, dead }) => stuck > 0 || late || dead)
  const status = { status: needsPerson ? 'needs a person' : 'ok' }
  const details = {
    configured,
    missingOrWrong,
    waiting: sum(({ waiting }) => waiting),
    stuck: sum(({ stuck }) => stuck),
    oldestSeconds: Math.max(0, ...forms.map(({ oldestSeconds }) => oldestSeconds)),
    forms,
  }
  const body = isOwner ? { ...status, ...details } : status
  return jsonReply(body, needsPerson ? 503 : 200)
}

async function webhooksWithoutAddress({ settings, webhooks }: RelayServices): Promise<readonly string[]> {
  const names = await webhooks()
  return names.filter((name) => settings.webhook(name) === undefined).map(webhookVariable)
}

function toView({ slug, webhook, waiting, stuck, oldest, isDead }: FormHealth, now: number) {
  const waited = oldest === undefined ? 0 : now - oldest
  return {
    slug,
    webhook,
    waiting,
    stuck,
    dead: isDead,
    late: waited >= timings.late,
    oldestSeconds: Math.floor(waited / 1000),
  }
}

async function hasKey(request: Request, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  // Hashes are compared, so that the timing reveals nothing about the key.
  const given = await sha256(request.headers.get('Authorization') ?? '')
  return given === (await sha256(`Bearer ${key}`))
}
