import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { fillText } from '../../../engine/fill-text'
import { Alert } from '../../../ui/Alert'
import type { Files } from '../files/change'
import { nameOfPath } from '../files/describe-file'
import { routeTo, type FormPartName } from '../files/route-to'
import texts from '../texts.json'
import { changedFiles, textsOf, type FormTexts, type JsonPath } from '../files/form-texts'
import type { PanelNote, PanelPlace } from './notes'
import { PanelForm } from './PanelForm'
import { partPanel } from './part-panel'
import { TimesColumn } from './TimesColumn'
import { QuestionList } from './QuestionList'

interface PanelColumnProps {
  readonly slug: string
  readonly part: FormPartName
  readonly files: Files
  /** The file that panels cannot show; undefined if they can show all. */
  readonly brokenPath: string | undefined
  /** What a check has found in this form. */
  readonly notes: readonly PanelNote[]
  /** The question or place that was selected last, in the preview or in a list of diagnostics. */
  readonly pointed: PanelPlace | undefined
  readonly onChange: (texts: ReadonlyMap<string, string>, group?: string) => void
  readonly onUndo: () => void
  readonly onEditText: (place: { readonly file: string; readonly path: JsonPath }) => void
}

const words = texts.panels

/** One part of a form in panels, instead of its text. */
export function PanelColumn(props: PanelColumnProps) {
  const { slug, part, files, brokenPath, notes, pointed, onChange, onUndo, onEditText } = props
  const form = useMemo(() => textsOf(files, slug), [files, slug])
  const change = (next: FormTexts, group?: string) => onChange(new Map(changedFiles(slug, form, next)), group)
  const panel = useMemo(
    () =>
      part === 'questions' || part === 'times' || brokenPath !== undefined
        ? undefined
        : partPanel(form, slug, part),
    [form, slug, part, brokenPath],
  )
  const shown = useRef<PanelPlace>(undefined)
  // Switching to another part takes a moment, so the place is looked up once its part is shown.
  useEffect(() => {
    if (!pointed || pointed.part !== part || shown.current === pointed) return
    shown.current = pointed
    const { question, field } = pointed
    const card = question === undefined ? null : document.getElementById(`edit-${question}`)
    card?.scrollIntoView({ block: 'start' })
    // After a click in the preview the focus stays there.
    if (field === undefined) return
    const control = document.querySelector<HTMLElement>(
      `:is(input, select, textarea)[id="root_${field}"], [id="root_${field}-0"]`,
    )
    ;(control ?? card)?.focus()
  }, [pointed, part])
  return (
    <>
      <div className="pane-head">
        <h2 id="editor-title" tabIndex={-1}>
          {words.parts[part]}
        </h2>
        <p className="muted small pane-about">{words.about[part]}</p>
      </div>
      {brokenPath !== undefined && (
        <Alert kind="warn">
          <p>{fillText(words.broken, { file: nameOfPath(brokenPath) })}</p>
          <Link to={routeTo(slug, brokenPath)}>{words.brokenLink}</Link>
        </Alert>
      )}
      {brokenPath === undefined && part === 'questions' && (
        <QuestionList
          form={form}
          notes={notes}
          pointed={pointed}
          onChange={change}
          onUndo={onUndo}
          onEditText={(path) => onEditText({ file: `forms/${slug}/schema.json`, path })}
        />
      )}
      {brokenPath === undefined && part === 'times' && (
        <TimesColumn form={form} notes={notes.filter((note) => note.part === 'times')} onChange={change} />
      )}
      {panel && (
        <PanelForm
          key={part}
          panel={panel}
          notes={notes.filter((note) => note.part === part)}
          onChange={(next, changed) => change(next, `${part} ${changed.join(' ')}`)}
        />
      )}
    </>
  )
}
