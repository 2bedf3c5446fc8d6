import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { fillText } from '../../../engine/fill-text'
import { Alert } from '../../../ui/Alert'
import type { Files } from '../files/change'
import { nameOfPath } from '../files/describe-file'
import { routeTo } from '../files/route-to'
import texts from '../texts.json'
import { changedFiles, textsOf, type FormTexts } from './form-texts'
import { PanelForm } from './PanelForm'
import { partPanel, type PartName } from './part-panel'
import { QuestionList, type PointedQuestion } from './QuestionList'

interface PanelColumnProps {
  readonly slug: string
  readonly part: 'questions' | PartName
  readonly files: Files
  /** The file that panels cannot show; undefined where all can be shown. */
  readonly brokenPath: string | undefined
  /** The question that was pointed at last, in the preview. */
  readonly pointed: PointedQuestion | undefined
  readonly onChange: (texts: ReadonlyMap<string, string>, group?: string) => void
  readonly onUndo: () => void
}

const words = texts.panels

/** One part of a form in panels, instead of its text. */
export function PanelColumn(props: PanelColumnProps) {
  const { slug, part, files, brokenPath, pointed, onChange, onUndo } = props
  const form = useMemo(() => textsOf(files, slug), [files, slug])
  const change = (next: FormTexts, group?: string) => onChange(new Map(changedFiles(slug, form, next)), group)
  const panel = useMemo(
    () => (part === 'questions' || brokenPath !== undefined ? undefined : partPanel(form, slug, part)),
    [form, slug, part, brokenPath],
  )
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
        <QuestionList form={form} pointed={pointed} onChange={change} onUndo={onUndo} />
      )}
      {panel && (
        <PanelForm
          key={part}
          panel={panel}
          onChange={(next, changed) => change(next, `${part} ${changed.join(' ')}`)}
        />
      )}
    </>
  )
}
