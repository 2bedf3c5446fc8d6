import type { SubmissionQueue } from '../../../src/relay/queue/submission-queue'
import { someMessages } from '../../delivery/some-messages'

/** The requests of the relay's worker to a queue: any, and the offer of a submission with one message. */
export function askQueue(queue: SubmissionQueue) {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return (await queue.fetch(new Request(`http://object${path}`, init))).json()
  }
  const offer = (id: string) =>
    ask('/offer', {
      id,
      reference: `TF-${id}`,
      messages: someMessages(1),
      rank: 0,
      slug: 'trip',
      webhook: 'trip',
    })
  return { ask, offer }
}
