import { optionId } from '@rjsf/utils'
import { use } from 'react'
import { controlKind } from '../../engine/schema/control-kind'
import type { OurWidgetProps } from '../form-context'
import { type Description, QuestionDescription } from '../use-description'
import { isChosen, useControl } from '../use-control'

/**
 * Options as tiles, or as hearts with their number, each with a radio button, or with a tick box where several can be
 * chosen; the field around them has the group's name and texts.
 */
export function OptionsWidget(props: OurWidgetProps) {
  const { id, name, disabled: isWaiting, multiple = false, registry } = props
  const { form, answerStore } = registry.formContext
  const { options } = use(QuestionDescription)
  const { ref } = useControl<HTMLDivElement>(props)
  const isRating = controlKind(form, name) === 'rating'
  const ends = isRating && endsOf(options)
  const chosen = answerStore.read(name)
  // A radio button cannot be unticked, and there is no other to choose once all are closed.
  const areBoxes = multiple || (chosen && options.every(({ disabled }) => disabled))
  return (
    <>
      <div className={isRating ? 'rating' : 'tiles'} ref={ref}>
        {options.map(({ value, label, disabled }, index) => (
          <label key={value} className={isRating ? 'heart' : 'tile'} title={disabled}>
            <input
              className={isRating ? 'heart-input' : undefined}
              type={areBoxes ? 'checkbox' : 'radio'}
              id={optionId(id, index)}
              name={id}
              value={value}
              defaultChecked={isChosen(chosen, value)}
              // One that closed after it was ticked can be unticked, as the form is refused until it is.
              disabled={(disabled !== undefined && !(areBoxes && isChosen(chosen, value))) || isWaiting}
            />
            {isRating && <HeartIcon />}
            {ends && label !== value ? (
              <>
                <span className="visually-hidden">{label}</span>
                <span aria-hidden="true">{value}</span>
              </>
            ) : (
              <span>{label}</span>
            )}
          </label>
        ))}
      </div>
      {ends && (
        <div className="rating-ends" aria-hidden="true">
          {ends.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
    </>
  )
}

/** The words at the ends of a scale, for a separate line; undefined if other options have words too, or none has. */
function endsOf(options: Description['options']): readonly string[] | undefined {
  const hasWords = options.map(({ value, label }) => label !== value)
  if (!hasWords.includes(true) || hasWords.slice(1, -1).includes(true)) return undefined
  return [options[0], options.at(-1)].flatMap((end) => end?.label ?? [])
}

// The outline of the mark, on a grid of eight by six cells.
const outline = 'M1 0h2v1h2v-1h2v1h1v2h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-2h1z'

/** The site's mark as a step of the scale; decorative, as its number is beside it. */
function HeartIcon() {
  return (
    <svg className="heart-icon" viewBox="0 0 8 6" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
