import type { ComponentType } from 'react'
import { assembleForm } from '../../engine/schema/assemble-form'
import type { FormModule } from '../../catalog/form-module'
import { browserServices, deliveryTo } from './browser-services'
import { FormPage } from './FormPage'

/** The page of a form whose script has been fetched, for a route. */
export function openFormPage({ definition, default: rules, place, address }: FormModule): ComponentType {
  const form = assembleForm(definition, rules)
  const services = { ...browserServices, ...deliveryTo(address) }
  return () => <FormPage form={form} place={place} services={services} />
}
