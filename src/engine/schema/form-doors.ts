import type { Door } from './definition'
import { isOpen } from './door'
import type { CompiledForm, Definition } from './form'
import { uiOptionsOf } from './questions'

/**
 * The doors of a form: its own, and those of its options.
 * @example doorsOf(form) // => [{ until: '2026-12-24T12:00[Europe/Berlin]', text: 'Closed until January' }]
 */
export function doorsOf(form: Pick<Definition, 'ui'> & Pick<CompiledForm, 'order'>): readonly Door[] {
  const ofOptions = form.order.flatMap((name) => Object.values(uiOptionsOf(form, name).doors ?? {}))
  return [form.ui['ui:door'] ?? [], ofOptions].flat()
}

/**
 * The text shown in place of the form while it is closed; undefined while it can be sent.
 * @example closedForm(form, Date.now()) // => 'You can apply in December.'
 */
export function closedForm({ ui }: Pick<Definition, 'ui'>, now: number): string | undefined {
  const door = ui['ui:door']
  return door && !isOpen(door, now) ? door.text : undefined
}

/**
 * Why some options of a question cannot be chosen at this time, by option.
 * @example closedOptions(form, 'role', Date.now()) // => { Builder: 'Builders are chosen in spring' }
 */
export function closedOptions(
  form: Pick<Definition, 'ui'>,
  name: string,
  now: number,
): Readonly<Record<string, string>> {
  const doors = Object.entries(uiOptionsOf(form, name).doors ?? {})
  return Object.fromEntries(
    doors.flatMap(([option, door]) => (isOpen(door, now) ? [] : [[option, door.text]])),
  )
}
