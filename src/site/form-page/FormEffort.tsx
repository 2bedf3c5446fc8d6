import { fillText } from '../../engine/fill-text'
import type { CompiledForm } from '../../engine/schema/form'
import { Icon } from '../../ui/icons/Icon'
import texts from './texts.json'

/** How long the form takes and what has to be at hand, as far as ui.json tells. */
export function FormEffort({ ui }: Pick<CompiledForm, 'ui'>) {
  const { 'ui:minutes': minutes, 'ui:needs': needs } = ui
  if (minutes === undefined && needs === undefined) return null
  return (
    <p className="form-effort">
      <Icon name="clock" size={20} />
      <span>
        {minutes !== undefined && <span>{minutesText(minutes)} </span>}
        {needs !== undefined && <span>{fillText(texts.needs, { needs })}</span>}
      </span>
    </p>
  )
}

function minutesText(count: number): string {
  return count === 1 ? texts.minutes.one : fillText(texts.minutes.other, { count })
}
