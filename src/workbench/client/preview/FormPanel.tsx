import { useState, useId } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { ValidFixture } from '../../../engine/schema/definition'
import type { PreviewOutcome } from '../../../form/preview-protocol'
import { Alert } from '../../../ui/Alert'
import { Status } from '../../../ui/Status'
import { useServices } from '../api/services'
import { linkWith } from '../files/address-on-site'
import texts from '../texts.json'
import { Choice } from '../components/Choice'
import type { NamedFixture } from './model/try-fixtures'
import { FormFrame, type FrameWidth } from './FormFrame'
import type { Preview, PreviewLook } from './use-preview-frame'

interface FormPanelProps {
  readonly slug: string
  /** The address of the site. */
  readonly site: string
  readonly preview: Preview
  readonly look: PreviewLook
  readonly onLook: (look: PreviewLook) => void
  readonly examples: ReadonlyMap<string, ValidFixture['answers']>
  /** The address of the sandbox's inbox, once the message is in it. */
  readonly inbox: string | undefined
  readonly onShowMessage: () => void
  /** Called when staff say what the form must do with these answers. */
  readonly onJudge: (group: NamedFixture['group']) => void
}

/** The form as a visitor sees it, with staff's settings: width, theme, answers, and the result of sending. */
export function FormPanel({
  slug,
  site,
  preview,
  look,
  onLook,
  examples,
  inbox,
  onShowMessage,
  onJudge,
}: FormPanelProps) {
  const [width, setWidth] = useState<FrameWidth>('phone')
  const { form } = texts
  return (
    <>
      <div className="form-tools">
        <Segments
          label={form.width}
          options={{ phone: form.phone, desktop: form.desktop }}
          value={width}
          onChange={setWidth}
        />
        <Segments
          label={form.theme}
          options={{ dark: form.dark, light: form.light }}
          value={look.theme}
          onChange={(theme) => onLook({ ...look, theme })}
        />
        <FillChoice examples={examples} onFill={preview.fill} />
        <Choice
          label={form.outcome}
          options={outcomes.map((name) => [name, form.outcomes[name]] as const)}
          value={look.outcome}
          onChange={(outcome) => onLook({ ...look, outcome })}
        />
      </div>
      <Status>
        {preview.sent && (
          <Alert kind={preview.sent.outcome === 'success' ? 'ok' : 'info'} className="form-sent-note">
            <p>
              {form.sent[preview.sent.outcome]}{' '}
              {inbox !== undefined && preview.sent.outcome === 'success' && (
                <>
                  {form.inInbox}{' '}
                  <a href={inbox} target="_blank" rel="noreferrer">
                    {form.inbox}
                  </a>
                </>
              )}
            </p>
            <button type="button" className="tool" onClick={onShowMessage}>
              {form.showMessage}
            </button>
          </Alert>
        )}
      </Status>
      <p className="muted small">{form.point}</p>
      <FormFrame frame={preview.frame} width={width} />
      <div className="row">
        <button type="button" className="tool keep-button" onClick={() => onJudge('valid')}>
          {form.good}
        </button>
        <button type="button" className="tool keep-button" onClick={() => onJudge('wrong')}>
          {form.refuse}
        </button>
        <LinkButton address={linkWith(preview.typed, slug, site)} />
      </div>
    </>
  )
}

/** Copies a link that opens the form with the answers of the preview. */
function LinkButton({ address }: { readonly address: string }) {
  const { copy } = useServices()
  const [said, say] = useState({ address: '', text: '' })
  const onCopy = async () => {
    const isCopied = await copy(address)
    say({ address, text: isCopied ? texts.form.linkCopied : fillText(texts.form.linkShown, { address }) })
  }
  return (
    <>
      <button type="button" className="tool keep-button" onClick={() => void onCopy()}>
        {texts.form.link}
      </button>
      <Status className="form-link-said">{said.address === address && said.text}</Status>
    </>
  )
}

interface FillChoiceProps {
  readonly examples: ReadonlyMap<string, ValidFixture['answers']>
  readonly onFill: (answers: ValidFixture['answers']) => void
}

/** A select that acts on each choice, and then shows its first line again. */
function FillChoice({ examples, onFill }: FillChoiceProps) {
  return (
    <Choice
      label={texts.form.fill}
      placeholder={texts.form.fillChoose}
      options={[
        ['nothing at all', texts.form.fillNothing],
        ...[...examples.keys()].map((name) => [name, name] as const),
      ]}
      value=""
      onChange={(name) => onFill(examples.get(name) ?? {})}
    />
  )
}

const outcomes: readonly PreviewOutcome[] = ['success', 'refused', 'offline']

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few options side by side, of which one is selected: native radio buttons. */
function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const group = useId()
  // The record has exactly these keys.
  const values = Object.keys(options) as Value[]
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each} className="segment">
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          <span>{options[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
