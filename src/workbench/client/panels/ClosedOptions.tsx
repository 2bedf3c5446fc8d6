import type { ReactNode } from 'react'
import { LinkButton } from '../components/Tool'
import texts from '../texts.json'
import { linesOf } from './option-lines'
import type { PanelControl } from './panel-templates'

interface ClosedOptionsProps {
  readonly id: string
  readonly options: readonly (string | number)[]
  /** Goes to where an option gets a date. */
  readonly onSetDate: (option: string | number) => void
}

/**
 * A tick box for each option of a question, ticked where it is closed. The options are not part of the panel's rules:
 * these would be other ones with each letter that staff type into the options.
 */
function ClosedOptions({ id, options, value, write, onSetDate }: ClosedOptionsProps & PanelControl) {
  const { times, setDate } = texts.panels.closedOptions
  const closed = linesOf(value)
  const known = options.map(String)
  // One that is no option can only be taken off.
  const all = [...known, ...closed.filter((line) => !known.includes(line))]
  const [first = ''] = options
  const target = options.find((option) => closed.includes(String(option))) ?? first
  return (
    <>
      <div className="tiles">
        {all.map((option, index) => (
          <label key={option} className="tile">
            <input
              type="checkbox"
              id={`${id}-${index}`}
              checked={closed.includes(option)}
              onChange={({ currentTarget }) => {
                const { checked } = currentTarget
                write(all.filter((each) => (each === option ? checked : closed.includes(each))).join('\n'))
              }}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <p className="muted small field-said">
        {times} <LinkButton onClick={() => onSetDate(target)}>{setDate}</LinkButton>
      </p>
    </>
  )
}

/** The closed options of a question, as the control of their field. */
export function closedOptionsField(props: ClosedOptionsProps) {
  return (control: PanelControl): ReactNode => <ClosedOptions {...control} {...props} />
}
