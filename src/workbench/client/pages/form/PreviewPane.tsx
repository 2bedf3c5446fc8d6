import { lazy, Suspense, useState, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { fillText } from '../../../../engine/fill-text'
import { PaneAlert } from '../../components/PaneAlert'
import { Status } from '../../../../ui/Status'
import { focusOn, previewTitleId } from '../../components/focus'
import { Tabs } from '../../components/Tabs'
import type { FormPartName } from '../../files/route-to'
import { FixturesPanel } from '../../preview/FixturesPanel'
import { FormPanel } from '../../preview/FormPanel'
import { type NamedFixture, newFixture, tryFixtures, type TriedFixture } from '../../preview/model/fixtures'
import { SaveAsFixture } from '../../preview/SaveAsFixture'
import { StaffMessage } from '../../preview/StaffMessage'
import { TextsPanel } from '../../preview/TextsPanel'
import { emptyForm, usePreview } from '../../preview/use-preview'
import { isMarkedForDeletion } from '../../store/state'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'

const SoundPanel = lazy(async () => ({ default: (await import('../../preview/SoundPanel')).SoundPanel }))

type TabName = 'form' | 'message' | 'texts' | 'fixtures' | 'sound'

/** The results of the form's current state: the page, the message, every text, the fixtures. */
export function PreviewPane() {
  const { part } = useOneForm()
  const [tab, setTab] = useState<TabName>(tabFor(part))
  // The preview follows the part that is edited; a tab chosen by hand stays until the next one.
  const [lastPart, setLastPart] = useState(part)
  if (part !== lastPart) {
    setLastPart(part)
    if (part !== undefined) setTab(tabFor(part))
  }
  // The recording survives a look at other tabs.
  const [wasHeard, setHeard] = useState(false)
  if (tab === 'sound' && !wasHeard) setHeard(true)
  const [judged, judge] = useState<NamedFixture['group']>()
  const preview = usePreview()
  const { form, place, view, fullest } = preview
  const tried = useTriedFixtures()
  const failed = tried.filter(({ differences }) => differences.length > 0).length
  const { tabs, ...words } = texts.see
  const tabOf = (name: TabName) => ({ name, label: tabs[name] })
  const mark = { sign: failed, words: fillText(texts.fixtures.some, { failed, count: tried.length }) }
  const [asksToFill, askToFill] = useState(false)
  const isEmpty = preview.filled === emptyForm.name
  if (asksToFill && !isEmpty) askToFill(false)
  const formPanel = (
    <FormPanel
      preview={preview}
      onShowMessage={() => setTab('message')}
      onJudge={judge}
      asksToFill={asksToFill}
    />
  )
  const addFixture = () => {
    if (form && !isEmpty) return judge(newFixture(form, preview.typed, '', '').group)
    // The focus goes along with what is shown.
    flushSync(() => {
      askToFill(true)
      setTab('form')
    })
    return focusOn('tab-form')
  }
  const tryFixture = (fixture: NamedFixture['fixture']) => {
    setTab('form')
    preview.fill(fixture)
  }
  const fixtures = form ? (
    <FixturesPanel fixtures={tried} onTry={tryFixture} onNew={addFixture} />
  ) : (
    texts.fixtures.noForm
  )
  const sound = form && place && wasHeard && (
    <Suspense>
      <SoundPanel form={form} place={place} answers={fullest?.answers ?? {}} />
    </Suspense>
  )
  return (
    <section className="preview-pane" aria-labelledby={previewTitleId}>
      <h2 id={previewTitleId} className="preview-title" tabIndex={-1}>
        {words.title}
      </h2>
      <Tabs
        label={words.title}
        tabs={[
          { name: 'form', label: tabs[view], panel: formPanel },
          { ...tabOf('message'), panel: form && <StaffMessage form={form} preview={preview} /> },
          { ...tabOf('texts'), panel: form && <TextsPanel form={form} /> },
          { ...tabOf('fixtures'), mark: failed > 0 ? mark : undefined, panel: fixtures },
          { ...tabOf('sound'), panel: sound },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        <BrokenNote isBroken={preview.isBroken} />
      </Tabs>
      <SaveAsFixture
        preview={preview}
        group={judged}
        onClose={() => judge(undefined)}
        onKeep={() => {
          // The dialog gives the focus back to a button that the other tab hides.
          flushSync(() => {
            judge(undefined)
            setTab('fixtures')
          })
          focusOn('tab-fixtures')
        }}
      />
    </section>
  )
}

function tabFor(part: FormPartName | undefined): TabName {
  return part === 'message' ? 'message' : 'form'
}

/** Says that the preview shows the form's last valid state; `isBroken` if the form could be read, but not rendered. */
function BrokenNote({ isBroken }: { readonly isBroken: boolean }) {
  const { slug, reading, store, held } = useOneForm()
  const path = reading.brokenPath ?? (isBroken ? `forms/${slug}/schema.json` : undefined)
  const broken = reading.form ? texts.see.broken : texts.see.brokenFirst
  const isDeleted = isMarkedForDeletion(store.state, slug)
  const isOld = path !== undefined || held.length > 0
  const text = isDeleted ? texts.see.deleted : path === undefined ? texts.see.held : broken
  return (
    <Status>
      {isOld && (
        <PaneAlert kind="warn" className="see-broken">
          <p>{text}</p>
        </PaneAlert>
      )}
    </Status>
  )
}

/**
 * The fixtures that staff wrote, each with its result. Those that are about to follow a change would seem to fail for a
 * moment, so until then the results stay as they were.
 */
function useTriedFixtures(): readonly TriedFixture[] {
  const { reading, debouncedFiles, store, actions } = useOneForm()
  const { form } = reading
  const now = useMemo(() => (form ? tryFixtures(form, debouncedFiles) : []), [form, debouncedFiles])
  const [tried, setTried] = useState(now)
  if (tried !== now && !actions.isFollowing && store.files === debouncedFiles) setTried(now)
  return tried
}
