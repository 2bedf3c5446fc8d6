import { useCallback, useMemo, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { Card } from '../../../engine/definition'
import { Alert } from '../../../ui/Alert'
import { Status } from '../../../ui/Status'
import { nameOfPath } from '../files/describe-file'
import type { Files } from '../files/change'
import { rehearseMessages } from '../rehearsal/rehearse-message'
import type { PlacedText } from '../rehearsal/text-groups'
import { examplesOf, tryExamples } from '../rehearsal/try-examples'
import type { FormOnBench } from '../rehearsal/use-form'
import { Tabs, type Tab } from '../shell/Tabs'
import { useSurroundings } from '../surroundings'
import texts from '../texts.json'
import { ExamplesPanel } from './ExamplesPanel'
import { FormPanel, type PreviewLook } from './FormPanel'
import { KeepExample } from './KeepExample'
import { StaffMessage } from './StaffMessage'
import { TextsPanel } from './TextsPanel'
import { usePreview, type SentRehearsal } from './use-preview'

interface SeePaneProps {
  readonly slug: string
  readonly reading: FormOnBench
  readonly files: Files
  readonly cards: readonly Card[]
  readonly inbox: string | null
  readonly isLarge: boolean
  readonly onLarge: (isLarge: boolean) => void
  readonly onEditText: (text: PlacedText) => void
  readonly onKeepExample: (path: string, text: string) => void
}

type TabName = keyof typeof texts.see.tabs

/** What comes of the form as it stands: the page, the message, every text, the examples. */
export function SeePane(props: SeePaneProps) {
  const { slug, reading, files, cards, inbox, isLarge, onLarge, onEditText, onKeepExample } = props
  const { connection, now } = useSurroundings()
  const { form, brokenPath } = reading
  const [tab, setTab] = useState<TabName>('form')
  const [look, setLook] = useState<PreviewLook>(() => ({ theme: systemTheme(), outcome: 'success' }))
  const [isKeeping, setKeeping] = useState(false)
  const [run, setRun] = useState(0)
  const [inInbox, setInInbox] = useState(false)

  const onSent = useCallback(
    async ({ messages, outcome }: SentRehearsal) => {
      setInInbox(false)
      if (outcome !== 'success' || inbox === null || !form) return
      const sent = await Promise.all(
        messages.map((message) => connection.send(form.message.webhook, message)),
      )
      setInInbox(sent.every(Boolean))
    },
    [connection, form, inbox],
  )
  const preview = usePreview({ form, cards, ...look, onSent })
  const examples = useMemo(() => examplesOf(files, slug), [files, slug])
  // oxlint-disable-next-line react/exhaustive-deps -- `run` asks for the same once more
  const tried = useMemo(() => (form ? tryExamples(form, files) : []), [form, files, run])
  const failed = tried.filter(({ state }) => state !== 'holds').length
  const messages = preview.sent?.messages ?? (form ? rehearseMessages(form, preview.typed, now()) : [])

  const { tabs } = texts.see
  const panels: readonly Tab<TabName>[] = [
    {
      name: 'form',
      label: tabs.form,
      panel: (
        <FormPanel
          preview={preview}
          look={look}
          onLook={setLook}
          examples={examples}
          inbox={inInbox && inbox !== null ? inbox : undefined}
          onShowMessage={() => setTab('message')}
          onKeep={() => setKeeping(true)}
        />
      ),
    },
    {
      name: 'message',
      label: tabs.message,
      panel: form && (
        <StaffMessage
          form={form}
          typed={preview.typed}
          messages={messages}
          wasSent={preview.sent !== undefined}
        />
      ),
    },
    { name: 'texts', label: tabs.texts, panel: form && <TextsPanel form={form} onEdit={onEditText} /> },
    {
      name: 'examples',
      label: tabs.examples,
      mark:
        failed > 0
          ? { sign: String(failed), words: fillText(texts.examples.some, { failed, count: tried.length }) }
          : undefined,
      panel: form ? (
        <ExamplesPanel slug={slug} examples={tried} onRun={() => setRun(run + 1)} />
      ) : (
        <p>{texts.examples.noForm}</p>
      ),
    },
  ]
  return (
    <section className="see-pane" aria-labelledby="see-title">
      <div className="pane-head">
        <h2 id="see-title">{texts.see.title}</h2>
        <button
          type="button"
          className="tool see-large"
          aria-pressed={isLarge}
          onClick={() => onLarge(!isLarge)}
        >
          {isLarge ? texts.see.small : texts.see.large}
        </button>
      </div>
      <Status>
        {(brokenPath !== undefined || preview.isBroken) && (
          <Alert kind="warn" className="see-broken">
            <p>
              {fillText(form ? texts.see.broken : texts.see.brokenFirst, {
                file: nameOfPath(brokenPath ?? `forms/${slug}/schema.json`),
              })}
            </p>
          </Alert>
        )}
      </Status>
      <Tabs label={texts.see.title} tabs={panels} chosen={tab} onChoose={setTab} />
      {form && (
        <KeepExample
          open={isKeeping}
          form={form}
          typed={preview.typed}
          taken={new Set(examples.keys())}
          onClose={() => setKeeping(false)}
          onKeep={(name, text) => {
            setKeeping(false)
            onKeepExample(`forms/${slug}/fixtures/${name}.json`, text)
          }}
        />
      )}
    </section>
  )
}

function systemTheme(): PreviewLook['theme'] {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'dark' || chosen === 'light') return chosen
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
