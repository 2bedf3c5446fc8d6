import { optionId } from '@rjsf/utils'
import { useLayoutEffect, useRef } from 'react'
import { controlKind } from '../../engine/schema/control-kind'
import type { OurWidgetProps } from '../form-context'
import { HeartIcon } from '../parts/HeartIcon'
import { useDescription } from '../use-description'
import { useReport } from '../use-text-control'

/**
 * Options as tiles, or as hearts with their number, each with its radio button; the field around them carries the group's
 * name and texts. Like a text, the choice is held by the buttons themselves, under the rules of `useTextControl`.
 */
export function RadioWidget(props: OurWidgetProps) {
  const { id, name, disabled: isWaiting, registry } = props
  const { form, sheet } = registry.formContext
  const { options } = useDescription(name, props)
  const report = useReport(props)
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const buttons = () => [...(group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
    const chosen = buttons().find(({ checked }) => checked)
    if (chosen) sheet.write(name, chosen.value)
    report.now()
    return sheet.watch(
      (_, cause) => {
        for (const button of buttons()) button.checked = button.value === sheet.read(name)
        if (cause !== 'replaced') report.now()
      },
      [name],
    )
  }, [sheet, name, report])
  const isRating = controlKind(form, name) === 'rating'
  return (
    <div className={isRating ? 'rating' : 'tiles'} ref={group}>
      {options.map(({ value, label, disabled }, index) => (
        <label key={value} className={isRating ? 'heart' : 'tile'} title={disabled}>
          <input
            className={isRating ? 'heart-input' : undefined}
            type="radio"
            id={optionId(id, index)}
            name={id}
            value={value}
            defaultChecked={sheet.read(name) === value}
            onChange={({ currentTarget }) => sheet.write(name, currentTarget.value)}
            disabled={disabled !== undefined || isWaiting}
          />
          {isRating && <HeartIcon />}
          <span className={isRating ? 'heart-label' : 'tile-label'}>{label}</span>
        </label>
      ))}
    </div>
  )
}
