import { fetchCurrentForm } from '../../catalog/current-form'
import { questionOrder } from '../../engine/schema/question-order'
import { deliveryTo } from '../submission/delivery-to'
import type { OpenedForm } from './send-waiting'

/** Fetch the current version of a form, whichever version of the site this code belongs to. */
export async function openCurrentForm(slug: string, signal: AbortSignal): Promise<OpenedForm | undefined> {
  const current = await fetchCurrentForm(slug, (url, init) => fetch(url, { ...init, signal }))
  if (!current) return undefined
  const { definition } = current
  return { form: { ...definition, order: questionOrder(definition) }, ...deliveryTo(current) }
}
