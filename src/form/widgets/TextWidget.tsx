import type { InputHTMLAttributes } from 'react'
import { controlKind, type ControlKind } from '../../engine/schema/control-kind'
import { controlOf } from '../../engine/schema/questions'
import type { OurWidgetProps } from '../form-context'
import { TimezoneButton } from '../parts/TimezoneButton'
import { useDescription } from '../use-description'
import { useTextControl } from '../use-text-control'
import { controlAttributes } from './control-attributes'

const types: Readonly<Partial<Record<ControlKind, InputHTMLAttributes<HTMLInputElement>['type']>>> = {
  email: 'email',
  tel: 'tel',
  uri: 'url',
  date: 'date',
}

/** One line of text of any kind; numbers too, as browsers' own number fields lose what is no number. */
export function TextWidget(props: OurWidgetProps) {
  const { id, name, schema, registry } = props
  const { form } = registry.formContext
  const control = useTextControl<HTMLInputElement>(props)
  const description = useDescription(name, props)
  const kind = controlKind(form, name)
  const examples = (Array.isArray(schema.examples) ? schema.examples : []).filter(
    (example) => typeof example === 'string',
  )
  const listId = examples.length > 0 ? `${id}__list` : undefined
  return (
    <>
      <input
        {...controlAttributes(props, description)}
        {...control}
        className="control"
        type={types[kind] ?? 'text'}
        inputMode={kind === 'number' ? (schema.type === 'number' ? 'decimal' : 'numeric') : undefined}
        list={listId}
      />
      {listId !== undefined && (
        <datalist id={listId}>
          {examples.map((example) => (
            <option key={example}>{example}</option>
          ))}
        </datalist>
      )}
      {controlOf(form, name)['ui:options']?.detect === 'timezone' && (
        <TimezoneButton name={name} context={registry.formContext} />
      )}
    </>
  )
}
