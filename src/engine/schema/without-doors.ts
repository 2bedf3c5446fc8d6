import type { FormUi } from './definition'

/**
 * A form's ui.json without its doors: those of the form and of its options.
 * @example withoutDoors({ 'ui:door': { until: '2026-12-24T12:00[Europe/Berlin]', text: 'Closed' } }) // => {}
 */
export function withoutDoors({ 'ui:door': _door, ...ui }: FormUi): FormUi {
  const entries = Object.entries(ui).map(([name, value]) => {
    if (name.startsWith('ui:') || typeof value !== 'object' || !('ui:options' in value)) return [name, value]
    const { 'ui:options': options, ...rest } = value
    const { doors: _doors, ...others } = options ?? {}
    return [name, Object.keys(others).length > 0 ? { ...rest, 'ui:options': others } : rest]
  })
  const isEmpty = (value: unknown) => JSON.stringify(value) === '{}'
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}
