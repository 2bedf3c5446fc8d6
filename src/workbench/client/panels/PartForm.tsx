import { useMemo, type ReactNode } from 'react'
import { fillText } from '../../../engine/fill-text'
import { Button } from '../../../ui/Button'
import { editorTitleId, focusOn } from '../components/focus'
import { Menu, MenuGroup } from '../components/Menu'
import { TagInput } from '../components/TagInput'
import { Tool } from '../components/Tool'
import { valuesOf, type FormTexts } from '../files/form-texts'
import { knownTags, titledForms } from '../files/form-list'
import texts from '../texts.json'
import type { Panel } from './panel'
import { useFormInPanels } from './form-in-panels'
import { PanelForm } from './PanelForm'
import { PartLinks } from './PartLinks'
import type { PanelControl, PanelExtras } from './panel-templates'
import { partPanel, sharedFields, withCard, type PartName } from './part-panel'
import { questionsOf, type QuestionView } from './questions'

const words = texts.panels

/** The panel of one part of a form: its page, its message, its outcomes or its card. */
export function PartForm({ part }: { readonly part: PartName }) {
  const { slug, form, saved, notes, holdAt, onChange } = useFormInPanels()
  const panel = useMemo(() => partPanel(form, slug, part, saved), [form, slug, part, saved])
  const namesake = useMemo(() => {
    const title = panel?.values['title']?.trim().toLowerCase()
    const isSame = (other: string) => other.trim().toLowerCase() === title
    const hasTitle = part === 'page' || part === 'card'
    return hasTitle ? titledForms(saved).find((each) => each.slug !== slug && isSame(each.title)) : undefined
  }, [panel, part, saved, slug])
  if (!panel) return <NoCard />
  const controls = controlsOf(part, form, panel)
  // Equal values get the wrapper as well: an input that moves in the tree would lose the focus.
  const sharedControls: PanelExtras['controls'] = Object.fromEntries(
    sharedFields(form, slug, part).map(({ field, part: other, value, isSame, share }) => [
      field,
      (control: PanelControl) => (
        <>
          {controls[field]?.(control) ?? control.element}
          {isSame ? (
            <p className="muted small field-said">
              <PartLinks slug={slug} text={fillText(words.shared, { part: `{${other}}` })} />
            </p>
          ) : (
            <div className="row fix-row">
              <p className="muted small">{fillText(words.elsewhere, { part: words.parts[other], value })}</p>
              <Tool
                onClick={() => {
                  focusOn(`root_${field}`)
                  onChange(share())
                }}
              >
                {words.share}
              </Tool>
            </div>
          )}
        </>
      ),
    ]),
  )
  return (
    <>
      {part === 'message' && (
        <p className="muted small pane-also">
          <PartLinks slug={slug} text={words.links.message} />
        </p>
      )}
      <PanelForm
        {...holdAt({ part })}
        panel={panel}
        notes={
          namesake ? [...notes, { part, field: 'title', isWarning: true, text: sameTitle(namesake) }] : notes
        }
        controls={{ ...controls, ...sharedControls }}
        onChange={(next, changed) => onChange(next, `${part} ${changed.join(' ')}`)}
      />
    </>
  )
}

function sameTitle({ name }: { readonly name: string }): string {
  return fillText(words.sameTitle, { name })
}

/** In place of the panel of a card where a form has none. */
function NoCard() {
  const { slug, form, onChange } = useFormInPanels()
  return (
    <>
      <p>{words.noCard}</p>
      <div className="row">
        <Button
          onClick={() => {
            // The button gives way to the panel.
            focusOn(editorTitleId)
            onChange(withCard(form, slug))
          }}
        >
          {words.makeCard}
        </Button>
      </div>
    </>
  )
}

/** The controls that are more than those of a visitor's form. */
function controlsOf(
  part: PartName,
  form: FormTexts,
  { schema }: Panel,
): NonNullable<PanelExtras['controls']> {
  const titleOf = (name: string) => schema.properties[name]?.title ?? ''
  if (part === 'message') {
    const questions = questionsOf(form)
    const withAnswers = (name: string) => (control: PanelControl) => (
      <>
        <div className="insert-row">
          {control.element}
          <InsertAnswer control={`root_${name}`} label={titleOf(name)} questions={questions} />
        </div>
        {questions.map(({ name: question, label }) => {
          const place = `{${question}}`
          return (
            control.value.includes(place) && (
              <p key={question} className="muted small field-said">
                {fillText(words.becomes, { place, label })}
              </p>
            )
          )
        })}
      </>
    )
    return { title: withAnswers('title'), thread: withAnswers('thread'), colour: drawColour }
  }
  if (part !== 'card') return {}
  return {
    colour: drawColour,
    tags: ({ value, write }) => (
      <TagInput
        label={titleOf('tags')}
        ownId="root_tags"
        options={knownTags(valuesOf(form).manifest?.cards ?? [])}
        chosen={value.split('\n').filter((tag) => tag !== '')}
        onChange={(tags) => write(tags.join('\n'))}
      />
    ),
  }
}

interface InsertAnswerProps {
  /** The id of the control that it writes into. */
  readonly control: string
  readonly label: string
  readonly questions: readonly QuestionView[]
}

/** The questions as a menu: the one that is chosen is put in at the cursor, to be replaced by its answer. */
function InsertAnswer({ control, label, questions }: InsertAnswerProps) {
  const { insert, insertInto, insertWhich } = words
  const put = (name: string) => {
    const field = document.getElementById(control)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    const { value, selectionStart, selectionEnd } = field
    const at = selectionStart ?? 0
    const gap = /[\p{L}\p{N}}.,:;!?]$/u.test(value.slice(0, at)) ? ' ' : ''
    field.setRangeText(`${gap}{${name}}`, at, selectionEnd ?? 0, 'end')
    // To the field this is the same as typing.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Menu className="insert-menu" label={fillText(insertInto, { label })} button={insert}>
      <MenuGroup title={insertWhich}>
        {questions.map((question) => (
          <Tool key={question.name} onClick={() => put(question.name)}>
            {question.label}
          </Tool>
        ))}
      </MenuGroup>
    </Menu>
  )
}

function drawColour({ element, value, write }: PanelControl): ReactNode {
  return (
    <div className="colour-row">
      <input
        type="color"
        aria-label={words.pickColour}
        value={value.trim()}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {element}
    </div>
  )
}
