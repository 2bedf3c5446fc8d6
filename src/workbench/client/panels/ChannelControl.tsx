import { useEffect, useId, useRef, type ReactNode } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Status } from '../../../ui/Status'
import { PaneAlert } from '../components/PaneAlert'
import { Tool } from '../components/Tool'
import texts from '../texts.json'
import type { PanelControl } from './panel-templates'

interface ChannelControlProps {
  readonly channels: readonly string[]
  /** Closes the form; undefined where there is nothing to close. */
  readonly onKeepClosed: (() => void) | undefined
}

/** The field for a channel, with those in use as suggestions, and a warning about one that is not. */
function ChannelControl({ element, value, channels, onKeepClosed }: ChannelControlProps & PanelControl) {
  const { newChannel, keepClosed } = texts.panels.times
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const field = () => place.current?.querySelector('input')
  // The visitors' control has no suggestions.
  useEffect(() => place.current?.querySelector('input')?.setAttribute('list', id), [id])
  const channel = value.trim()
  return (
    <div ref={place}>
      {element}
      <datalist id={id}>
        {channels.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <Status className="field-said">
        {channel !== '' && !channels.includes(channel) && (
          <PaneAlert kind="warn">
            <p>{fillText(newChannel, { channel })}</p>
            {onKeepClosed && (
              <Tool
                onClick={() => {
                  // The button goes once the form is closed.
                  field()?.focus()
                  onKeepClosed()
                }}
              >
                {keepClosed}
              </Tool>
            )}
          </PaneAlert>
        )}
      </Status>
    </div>
  )
}

/** The control of the field for a channel. */
export function channelControl(props: ChannelControlProps) {
  return (control: PanelControl): ReactNode => <ChannelControl {...control} {...props} />
}
