import type { ComponentType } from 'react'
import type { Receipt } from '../../delivery/deliver'
import { fillText } from '../../engine/fill-text'
import { createForm } from '../../engine/schema/form'
import type { FormModule } from '../../catalog/form-module'
import { browserServices } from '../browser-services'
import { deliveryTo } from '../submission/delivery-to'
import { FormPage } from './FormPage'

/** The page of a form whose script has been fetched, for a route. */
export function openFormPage(module: FormModule): ComponentType {
  const { definition, default: rules, place } = module
  const form = createForm(definition, rules)
  const services = {
    ...browserServices,
    ...deliveryTo(module, (channel, slug) => void warnOf(channel, slug)),
  }
  return () => <FormPage form={form} place={place} services={services} />
}

/** The form has arrived all the same: this warning is for whoever runs the site. */
async function warnOf(channel: NonNullable<Receipt['channel']>, form: string): Promise<void> {
  const { default: texts } = await import('./channel.json')
  console.warn(fillText(texts[channel], { form }))
}
