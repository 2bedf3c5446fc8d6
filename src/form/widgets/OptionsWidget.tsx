import { optionId } from '@rjsf/utils'
import { useLayoutEffect, useRef } from 'react'
import { controlKind } from '../../engine/schema/control-kind'
import type { OurWidgetProps } from '../form-context'
import { type Description, useDescription } from '../use-description'
import { useReport } from '../use-text-control'

/**
 * Options as tiles, or as hearts with their number, each with a radio button, or with a tick box where several can be
 * chosen; the field around them has the group's name and texts. Like a text, the choice is kept by the controls
 * themselves, as in `useTextControl`.
 */
export function OptionsWidget(props: OurWidgetProps) {
  const { id, name, disabled: isWaiting, multiple = false, registry } = props
  const { form, answerStore, reports } = registry.formContext
  const { options } = useDescription(name, props)
  const report = useReport(props)
  const group = useRef<HTMLDivElement>(null)
  const isFilled = useRef(false)
  useLayoutEffect(() => {
    const show = () => {
      for (const button of buttonsIn(group.current))
        button.checked = isChosen(answerStore.read(name), button.value)
    }
    if (isFilled.current) show()
    else answerStore.write(name, chosenIn(group.current))
    isFilled.current = true
    report.now()
    const stopReading = reports.onSend(report.now)
    const stopWatching = answerStore.watch(
      (_, cause) => {
        show()
        if (cause !== 'replaced') report.now()
      },
      [name],
    )
    return () => {
      stopReading()
      stopWatching()
    }
  }, [answerStore, reports, name, report])
  const isRating = controlKind(form, name) === 'rating'
  const ends = isRating && endsOf(options)
  const tiles = (
    <div className={isRating ? 'rating' : 'tiles'} ref={group}>
      {options.map(({ value, label, disabled }, index) => (
        <label key={value} className={isRating ? 'heart' : 'tile'} title={disabled}>
          <input
            className={isRating ? 'heart-input' : undefined}
            type={multiple ? 'checkbox' : 'radio'}
            id={optionId(id, index)}
            name={id}
            value={value}
            defaultChecked={isChosen(answerStore.read(name), value)}
            onChange={() => answerStore.write(name, chosenIn(group.current))}
            // One that closed after it was ticked can be unticked, as the form is refused until it is.
            disabled={
              (disabled !== undefined && !(multiple && isChosen(answerStore.read(name), value))) || isWaiting
            }
          />
          {isRating && <HeartIcon />}
          {ends && label !== value ? (
            <>
              <span className="visually-hidden">{label}</span>
              <span aria-hidden="true">{value}</span>
            </>
          ) : (
            <span className={isRating ? undefined : 'tile-label'}>{label}</span>
          )}
        </label>
      ))}
    </div>
  )
  if (!ends) return tiles
  return (
    <>
      {tiles}
      <div className="rating-ends" aria-hidden="true">
        {ends.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </>
  )
}

/** The words at the ends of a scale, for a line of their own; undefined if other options have words too, or none has. */
function endsOf(options: Description['options']): readonly string[] | undefined {
  const hasWords = options.map(({ value, label }) => label !== value)
  if (!hasWords.includes(true) || hasWords.slice(1, -1).includes(true)) return undefined
  return [options[0], options.at(-1)].flatMap((end) => end?.label ?? [])
}

/** The chosen options as a text, one a line; radio buttons have at most one. */
function chosenIn(group: HTMLElement | null): string {
  return buttonsIn(group)
    .flatMap(({ checked, value }) => (checked ? value : []))
    .join('\n')
}

function buttonsIn(group: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(group?.querySelectorAll('input') ?? [])]
}

function isChosen(text: string, value: string): boolean {
  return text.split('\n').includes(value)
}

// The outline of the mark, on a grid of eight by six cells.
const outline = 'M1 0h2v1h2v-1h2v1h1v2h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-2h1z'

/** The site's mark as a step of the scale; decorative, as its number is beside it. */
function HeartIcon() {
  return (
    <svg className="heart-icon" viewBox="0 0 8 6" aria-hidden="true" focusable="false">
      <path d={outline} />
    </svg>
  )
}
