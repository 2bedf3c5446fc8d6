import { lazy, Suspense, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { HubCard } from '../../../engine/schema/definition'
import type { CompiledForm } from '../../../engine/schema/form'
import { Alert } from '../../../ui/Alert'
import { Status } from '../../../ui/Status'
import { nameOfPath } from '../files/describe-file'
import type { Files } from '../files/change'
import { withFixture } from './model/new-fixture'
import { fixturesPath } from './model/read-form'
import type { PlacedText } from './model/text-groups'
import type { PreviewForm } from './model/use-form'
import { Tabs, type Tab } from '../components/Tabs'
import texts from '../texts.json'
import { FixturesPanel } from './FixturesPanel'
import { FormPanel } from './FormPanel'
import type { NamedFixture } from './model/try-fixtures'
import { SaveAsFixture } from './SaveAsFixture'
import { StaffMessage } from './StaffMessage'
import { TextsPanel } from './TextsPanel'
import { usePreviewModel, type PreviewModel } from './use-preview-model'

const SoundPanel = lazy(async () => ({ default: (await import('./SoundPanel')).SoundPanel }))

interface PreviewPaneProps {
  readonly slug: string
  readonly reading: PreviewForm
  readonly files: Files
  readonly cards: readonly HubCard[]
  readonly inbox: string | null
  /** The address of the site. */
  readonly site: string
  readonly isLarge: boolean
  readonly onLarge: (isLarge: boolean) => void
  /** Somebody pointed at a question in the form. */
  readonly onPointed: (name: string) => void
  readonly onEditText: (text: PlacedText) => void
  readonly onSaveFixture: (path: string, text: string) => void
}

type TabName = keyof typeof texts.see.tabs

/** The results of the form's current state: the page, the message, every text, the fixtures. */
export function PreviewPane(props: PreviewPaneProps) {
  const { slug, reading, files, cards, inbox, site, isLarge, onLarge } = props
  const { onEditText, onSaveFixture, onPointed } = props
  const { form } = reading
  const [tab, setTab] = useState<TabName>('form')
  const [judged, judge] = useState<NamedFixture['group']>()
  const model = usePreviewModel({ form, files, cards, hasInbox: inbox !== null, onPointed })
  const { preview, look, setLook, examples } = model
  const formTab: Tab<TabName> = {
    name: 'form',
    label: texts.see.tabs.form,
    panel: (
      <FormPanel
        slug={slug}
        site={site}
        preview={preview}
        look={look}
        onLook={setLook}
        examples={examples}
        inbox={model.isInInbox && inbox !== null ? inbox : undefined}
        onShowMessage={() => setTab('message')}
        onJudge={judge}
      />
    ),
  }
  const soundTab: Tab<TabName> = {
    name: 'sound',
    label: texts.see.tabs.sound,
    panel: form && tab === 'sound' && (
      <Suspense>
        <SoundPanel form={form} cards={cards} examples={examples} />
      </Suspense>
    ),
  }
  return (
    <section className="preview-pane" aria-labelledby="see-title">
      <div className="pane-head">
        <h2 id="see-title">{texts.see.title}</h2>
        <button
          type="button"
          className="tool preview-large"
          aria-pressed={isLarge}
          onClick={() => onLarge(!isLarge)}
        >
          {isLarge ? texts.see.small : texts.see.large}
        </button>
      </div>
      <BrokenNote slug={slug} reading={reading} isBroken={preview.isBroken} />
      <Tabs
        label={texts.see.title}
        tabs={[formTab, ...otherTabs(slug, form, model, onEditText), soundTab]}
        chosen={tab}
        onChoose={setTab}
      />
      {form && (
        <SaveAsFixture
          group={judged}
          form={form}
          typed={preview.typed}
          taken={new Set(model.tried.map(({ name }) => name))}
          onClose={() => judge(undefined)}
          onKeep={(example) => {
            judge(undefined)
            setTab('examples')
            onSaveFixture(fixturesPath(slug), withFixture(files, slug, example))
          }}
        />
      )}
    </section>
  )
}

function otherTabs(
  slug: string,
  form: CompiledForm | undefined,
  { preview, routed, tried, runAgain }: PreviewModel,
  onEditText: PreviewPaneProps['onEditText'],
): readonly Tab<TabName>[] {
  const { tabs } = texts.see
  const failed = tried.filter(({ differences }) => differences.length > 0).length
  const words = fillText(texts.examples.some, { failed, count: tried.length })
  const wasSent = preview.sent !== undefined
  return [
    {
      name: 'message',
      label: tabs.message,
      panel: form && routed && (
        <StaffMessage form={form} typed={preview.typed} routed={routed} wasSent={wasSent} />
      ),
    },
    { name: 'texts', label: tabs.texts, panel: form && <TextsPanel form={form} onEdit={onEditText} /> },
    {
      name: 'examples',
      label: tabs.examples,
      mark: failed > 0 ? { sign: String(failed), words } : undefined,
      panel: form ? <FixturesPanel slug={slug} examples={tried} onRun={runAgain} /> : texts.examples.noForm,
    },
  ]
}

interface BrokenNoteProps {
  readonly slug: string
  readonly reading: PreviewForm
  /** It could be read, but not rendered. */
  readonly isBroken: boolean
}

/** Says that the preview shows the form's last valid state. */
function BrokenNote({ slug, reading: { form, brokenPath }, isBroken }: BrokenNoteProps) {
  const path = brokenPath ?? (isBroken ? `forms/${slug}/schema.json` : undefined)
  const text = form ? texts.see.broken : texts.see.brokenFirst
  return (
    <Status>
      {path !== undefined && (
        <Alert kind="warn" className="see-broken">
          <p>{fillText(text, { file: nameOfPath(path) })}</p>
        </Alert>
      )}
    </Status>
  )
}
