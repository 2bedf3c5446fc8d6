import type { RelayMeans } from './relay-means'
import { jsonReply } from './reply'

/**
 * What waits to be delivered, over all forms and for each that has something waiting. 503 where a person has to look:
 * a submission is stuck, a webhook is gone, or the relay lacks a value. No secret, no answer, no reference.
 */
export async function healthReply(means: RelayMeans): Promise<Response> {
  const now = means.now()
  const boxes = await Promise.all(means.slugs.map(async (slug) => ({ slug, ...(await means.health(slug)) })))
  const forms = boxes
    .filter(({ waiting, stuck, dead }) => waiting > 0 || stuck > 0 || dead)
    .map(({ oldest, ...box }) => ({
      ...box,
      oldestSeconds: oldest === undefined ? 0 : Math.floor((now - oldest) / 1000),
    }))
  const sum = (count: (box: (typeof forms)[number]) => number) =>
    forms.reduce((total, box) => total + count(box), 0)
  const isConfigured = means.settings.visitorSecret !== undefined && means.settings.origins.length > 0
  const needsPerson = !isConfigured || forms.some(({ stuck, dead }) => stuck > 0 || dead)
  const body = {
    status: needsPerson ? 'needs a person' : 'ok',
    configured: isConfigured,
    waiting: sum(({ waiting }) => waiting),
    stuck: sum(({ stuck }) => stuck),
    oldestSeconds: Math.max(0, ...forms.map(({ oldestSeconds }) => oldestSeconds)),
    forms,
  }
  return jsonReply(body, needsPerson ? 503 : 200)
}
