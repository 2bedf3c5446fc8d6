import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PaneAlert } from '../../components/PaneAlert'
import { manifestPath } from '../../../../lint/source/file-kind'
import { editorTitleId, focusOn } from '../../components/focus'
import { Tool } from '../../components/Tool'
import { changedFiles, valuesOf, type FormTexts } from '../../files/form-texts'
import { routeTo, type FormPartName } from '../../files/route-to'
import type { PlaceInPanels } from '../../panels/notes'
import { FormInPanelsContext } from '../../panels/form-in-panels'
import { PartForm } from '../../panels/PartForm'
import { QuestionList } from '../../panels/QuestionList'
import { TimesColumn } from '../../panels/TimesColumn'
import { isMarkedForDeletion } from '../../store/state'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'
import { Tour } from './Tour'

const words = texts.panels

/** One part of a form in panels, instead of its text. */
export function PanelColumn({ part }: { readonly part: FormPartName }) {
  const oneForm = useOneForm()
  const { slug, texts: form, pointed, actions, store } = oneForm
  const lacksManifest = part === 'card' && valuesOf(form).manifest === undefined
  const brokenPath = oneForm.brokenPath ?? (lacksManifest ? manifestPath : undefined)
  const isDeleted = isMarkedForDeletion(store.state, slug)
  const undo = () => {
    // The button disappears once the form is fixed.
    focusOn(editorTitleId)
    actions.undo()
  }
  const shown = useRef<PlaceInPanels>(undefined)
  // Switching to another part takes a moment, so the place is looked up once its part is shown.
  useEffect(() => {
    if (!pointed || pointed.part !== part || shown.current === pointed) return
    shown.current = pointed
    const { question, heading, field } = pointed
    const id = heading === undefined ? question && `edit-${question}` : `heading-${heading}`
    const card = id === undefined ? null : document.getElementById(id)
    card?.scrollIntoView({ block: 'start' })
    // After a click in the preview the focus stays there.
    if (field === undefined) return
    const control = document.querySelector<HTMLElement>(
      `:is(input, select, textarea)[id="root_${field}"], [id="root_${field}-0"]`,
    )
    const fold = control?.closest('details')
    if (fold) fold.open = true
    ;(control ?? card)?.focus()
  }, [pointed, part])
  const panels = {
    slug,
    form,
    saved: store.state.disk,
    notes: oneForm.notes.filter((note) => note.part === part),
    pointed,
    plan: oneForm.plan,
    onPlan: oneForm.setPlan,
    holdAt: oneForm.holdAt,
    onChange: (next: FormTexts, group?: string) =>
      actions.changeInPanel(new Map(changedFiles(slug, form, next)), group),
    onOpen: oneForm.setEdited,
    onShow: oneForm.goToPanel,
    onEditText: actions.editText,
  }
  return (
    <>
      <div className="pane-head part-head">
        <h2 key={part} id={editorTitleId} ref={toTop} tabIndex={-1}>
          {words.parts[part]}
        </h2>
        {part !== 'questions' && <p className="muted small pane-about">{words.about[part]}</p>}
      </div>
      {brokenPath === undefined ? (
        <FormInPanelsContext value={panels}>
          {part === 'questions' && (
            <>
              <Tour canSave={oneForm.opened.canSave} />
              <QuestionList />
            </>
          )}
          {part === 'times' && <TimesColumn />}
          {part !== 'questions' && part !== 'times' && <PartForm key={part} part={part} />}
        </FormInPanelsContext>
      ) : (
        <PaneAlert kind="warn">
          <p>{isDeleted ? words.deletedForm : words.broken[part === 'questions' ? part : 'part']}</p>
          <div className="row">
            {!isDeleted && <Link to={routeTo(slug, brokenPath)}>{words.brokenLink}</Link>}
            {store.history.canUndo(slug) && <Tool onClick={undo}>{words.brokenUndo}</Tool>}
          </div>
        </PaneAlert>
      )}
    </>
  )
}

/** Each part begins at its top, unless a place in it is shown. */
function toTop(title: HTMLElement | null): void {
  title?.closest('.editor-pane')?.scrollTo(0, 0)
}
