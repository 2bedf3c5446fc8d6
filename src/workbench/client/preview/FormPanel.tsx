import { useEffect, useId, useRef, useState } from 'react'
import { formPath } from '../../../catalog/form-path'
import { fillText } from '../../../engine/fill-text'
import { PaneAlert } from '../components/PaneAlert'
import { Status } from '../../../ui/Status'
import { useServices } from '../services'
import { useOneForm } from '../form/one-form'
import texts from '../texts.json'
import { Menu, MenuGroup } from '../components/Menu'
import { Tool, ToolIcon } from '../components/Tool'
import { whyClosed } from '../panels/times-words'
import type { NamedFixture } from './model/fixtures'
import { FillChoice } from './FillChoice'
import { FormFrame, type FrameWidth } from './FormFrame'
import type { Preview } from './use-preview'

/** Whether the preview is beside the editor, or takes the whole width. */
type PreviewSize = 'beside' | 'large'

interface FormPanelProps {
  readonly preview: Preview
  readonly onShowMessage: () => void
  /** Called when staff save the answers as a fixture, with whether the form must accept or refuse them. */
  readonly onJudge: (group: NamedFixture['group']) => void
  /** Whether an example was asked for before anything was filled in. */
  readonly asksToFill: boolean
}

/** The form as a visitor sees it, or its card, or its outcome, with the preview's settings. */
export function FormPanel({ preview, onShowMessage, onJudge, asksToFill }: FormPanelProps) {
  const { slug, opened, isLarge, setLarge } = useOneForm()
  const { view, look, setLook, sent, inbox, frame } = preview
  const { copy, now, timeZone } = useServices()
  const [widths, setWidths] = useState<Readonly<Record<PreviewSize, FrameWidth>>>({
    beside: 'phone',
    large: 'desktop',
  })
  const size = isLarge ? 'large' : 'beside'
  const width = widths[size]
  const [said, say] = useState({ address: '', text: '' })
  const { form } = texts
  const door = preview.form?.ui['ui:door']
  const closed = whyClosed(door, { zone: timeZone(), now: now().getTime() })
  // The link prefills the form with the preview's answers.
  const address = linkWith(preview.typed, slug, opened.github?.site ?? location.origin)
  const onCopy = async () => {
    const isCopied = await copy(address)
    say({ address, text: isCopied ? form.linkCopied : fillText(form.linkShown, { address }) })
  }
  const note = useRef<HTMLDivElement>(null)
  // On a phone the form's page scrolls to its outcome, below the note, which would be out of sight.
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!sent || !page) return undefined
    const scroll = () => requestAnimationFrame(() => note.current?.scrollIntoView({ block: 'nearest' }))
    scroll()
    page.addEventListener('focusin', scroll, { once: true })
    return () => page.removeEventListener('focusin', scroll)
  }, [frame, sent])
  return (
    <>
      <div className={`form-tools ${view === 'outcomes' ? 'form-tools-alone' : ''}`.trim()}>
        {view === 'card' && <p className="muted small">{texts.see.listed}</p>}
        {view === 'form' && <FillChoice shown={preview.filled} preview={preview} />}
        <Menu label={form.more} button={<ToolIcon name="more" />}>
          {/* A phone has no room for another width. */}
          <Segments
            className="form-widths"
            label={form.width}
            options={form.widths}
            value={width}
            onChange={(chosen) => setWidths({ ...widths, [size]: chosen })}
          />
          <Segments
            label={form.theme}
            options={form.themes}
            value={look.theme}
            onChange={(theme) => setLook({ ...look, theme })}
          />
          {view === 'form' && (
            <Segments
              label={form.outcome}
              options={form.outcomes}
              value={look.outcome}
              onChange={(outcome) => setLook({ ...look, outcome })}
            />
          )}
          {view === 'form' && (
            <>
              <MenuGroup title={form.keep}>
                <Tool onClick={() => onJudge('valid')}>{form.good}</Tool>
                <Tool onClick={() => onJudge('wrong')}>{form.refuse}</Tool>
              </MenuGroup>
              <MenuGroup title={form.share}>
                <Tool onClick={() => void onCopy()}>{form.link}</Tool>
              </MenuGroup>
            </>
          )}
        </Menu>
        <Tool
          icon="expand"
          className="tool-icon preview-large"
          aria-pressed={isLarge}
          aria-label={texts.see.large}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
      <Status>
        {sent && view === 'form' && (
          <PaneAlert ref={note} kind="info" className="form-sent-note">
            <p>{form.sent[sent.outcome]}</p>
            <div className="row">
              {sent.outcome === 'success' && <Tool onClick={onShowMessage}>{form.showMessage}</Tool>}
              {inbox !== null && sent.outcome === 'success' && (
                <a href={inbox} target="_blank" rel="noreferrer">
                  {form.inbox}
                </a>
              )}
            </div>
          </PaneAlert>
        )}
      </Status>
      <Status>{said.address === address && said.text}</Status>
      <Status>{asksToFill && view === 'form' && <PaneAlert kind="info">{form.fillFirst}</PaneAlert>}</Status>
      {preview.showsPlanned && view === 'form' && <p className="planned-note small">{form.planned}</p>}
      {closed !== undefined && view === 'form' && <p className="planned-note small">{closed}</p>}
      {/* A card is as wide as its place, or its words would be too small to read. */}
      <FormFrame frame={frame} width={view === 'card' ? 'phone' : width} view={view} />
    </>
  )
}

/**
 * The address of a form with answers in it, as its page reads them; empty answers are left out.
 * @example linkWith({ name: 'Fox' }, 'staff', 'https://example.org') // => 'https://example.org/forms/staff#name=Fox'
 */
export function linkWith(answers: Readonly<Record<string, string>>, slug: string, site: string): string {
  const given = Object.entries(answers).filter(([, text]) => text.trim() !== '')
  const address = site + formPath(slug)
  return given.length === 0 ? address : `${address}#${new URLSearchParams(given)}`
}

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly className?: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few options of a menu side by side, of which one is selected: native radio buttons. */
function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, className = '', options, value, onChange } = props
  const group = useId()
  // The record has exactly these keys.
  const values = Object.keys(options) as Value[]
  return (
    <MenuGroup title={label} className={className}>
      <div>
        {values.map((each) => (
          <label key={each} className="segment">
            <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
            <span>{options[each]}</span>
          </label>
        ))}
      </div>
    </MenuGroup>
  )
}
