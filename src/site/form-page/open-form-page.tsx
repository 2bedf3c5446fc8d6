import type { ComponentType } from 'react'
import { createForm } from '../../engine/schema/form'
import type { FormModule } from '../../catalog/form-module'
import { browserServices } from './browser-services'
import { deliveryTo } from './delivery-to'
import { FormPage } from './FormPage'

/** The page of a form whose script has been fetched, for a route. */
export function openFormPage(module: FormModule): ComponentType {
  const { definition, default: rules, place } = module
  const form = createForm(definition, rules)
  const services = { ...browserServices, ...deliveryTo(module) }
  return () => <FormPage form={form} place={place} services={services} />
}
