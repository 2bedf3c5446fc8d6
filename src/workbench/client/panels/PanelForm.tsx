import { useEffect, useMemo, useRef, useState } from 'react'
import { validate, type AnswerError } from '../../../engine/answers/validate'
import { compileForm } from '../../../engine/schema/compile-form'
import type { CompiledForm } from '../../../engine/schema/form'
import { visibleQuestions } from '../../../engine/schema/questions'
import { createAnswerStore } from '../../../form/answer-store'
import { SchemaForm } from '../../../form/SchemaForm'
import { Icon } from '../../../ui/icons/Icon'
import type { PanelNote } from './notes'
import { PanelExtrasContext, panelTemplates, type PanelExtras } from './panel-templates'
import { panelAnswers, changedNames, panelMessage, type Panel, type PanelValues } from './panel'
import type { FormTexts } from '../files/form-texts'

interface PanelFormProps {
  readonly panel: Panel
  /** What a check has found in this panel. */
  readonly notes: readonly PanelNote[]
  readonly controls?: PanelExtras['controls'] | undefined
  /** Called with the changed form, and the names of the panel's questions that were changed. */
  readonly onChange: (texts: FormTexts, changed: readonly string[]) => void
}

/**
 * A panel, rendered like the visitors' forms. Each valid change is made in the form at once; an invalid one is reported
 * at its question, and the form stays as it was.
 */
export function PanelForm({ panel, notes, controls = {}, onChange }: PanelFormProps) {
  const rules = JSON.stringify([panel.schema, panel.ui])
  const form = useMemo(() => compilePanel(rules), [rules])
  const answerStore = useMemo(() => createAnswerStore(form), [form])
  const [errors, setErrors] = useState<readonly AnswerError[]>([])
  const latest = useRef({ panel, onChange })
  const own = useRef<PanelValues>(undefined)
  const filled = useRef<typeof answerStore>(undefined)

  useEffect(() => {
    latest.current = { panel, onChange }
  })
  // Changes made elsewhere (in the text, or by undo) are put into the controls; changes typed here are already there.
  useEffect(() => {
    const isOwn = own.current !== undefined && changedNames(panel.values, own.current).length === 0
    // With other rules the answer store is a new, empty one.
    const isFilled = filled.current === answerStore
    own.current = panel.values
    filled.current = answerStore
    if (isOwn && isFilled) return
    answerStore.replace(panelAnswers(panel.values))
    setErrors([])
  }, [answerStore, panel.values])
  useEffect(() => {
    let isDue = false
    const take = () => {
      isDue = false
      const { panel, onChange } = latest.current
      const values = { ...panel.values, ...shownValues(form, answerStore.answers()) }
      const changed = changedNames(panel.values, values)
      if (changed.length === 0) return setErrors([])
      const found = errorsOf(form, panel, values)
      setErrors(found)
      if (found.length > 0) return undefined
      own.current = trimmed(values)
      return onChange(panel.apply(values), changed)
    }
    return answerStore.watch((_, cause) => {
      if (cause === 'replaced') return
      if (!isDue) queueMicrotask(take)
      isDue = true
    })
  }, [form, answerStore])
  const shown = useMemo(() => shownNames(form, panel.values), [form, panel.values])
  const noted = useMemo(
    () =>
      notes.flatMap(({ field: name = '', text }): readonly AnswerError[] =>
        errors.some((error) => error.name === name) || !shown.has(name)
          ? []
          : [{ name, text, rule: 'pattern' }],
      ),
    [notes, errors, shown],
  )
  const all = noted.length > 0 ? [...errors, ...noted] : errors
  const [, ...collapsed] = form.ui['ui:sections'] ?? []
  const isOpen = all.some(({ name }) => collapsed.some(({ properties }) => properties.includes(name)))
  return (
    <PanelExtrasContext value={{ controls, isOpen }}>
      <NoteList notes={notes.filter(({ field = '' }) => !shown.has(field))} />
      <SchemaForm
        form={form}
        answerStore={answerStore}
        errors={all}
        templates={panelTemplates}
        onErrors={() => undefined}
        onSubmit={() => undefined}
      >
        {null}
      </SchemaForm>
    </PanelExtrasContext>
  )
}

/** Findings of a check that belong to no field. */
export function NoteList({ notes }: { readonly notes: readonly PanelNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="plain-list panel-notes">
      {notes.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          <Icon name="error" size={20} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Takes the rules as a text, so that equal rules give the same compiled form, even if they are new objects. */
function compilePanel(rules: string): CompiledForm {
  // Written from a panel's own rules.
  const [schema, ui] = JSON.parse(rules) as [Panel['schema'], Panel['ui']]
  return compileForm({ slug: 'panel', schema, ui, message: panelMessage })
}

/** The values of the visible controls; those that wait for another answer are left out. */
function shownValues(form: CompiledForm, answers: PanelValues): PanelValues {
  return Object.fromEntries([...shownNames(form, answers)].map((name) => [name, answers[name] ?? '']))
}

function shownNames(form: CompiledForm, values: PanelValues): ReadonlySet<string> {
  return new Set(visibleQuestions(form, panelAnswers(values)).map(({ name }) => name))
}

function errorsOf(form: CompiledForm, panel: Panel, values: PanelValues): readonly AnswerError[] {
  const result = validate(form, panelAnswers(values))
  const own = Object.entries(panel.check(values)).map(([name, text]): AnswerError => ({
    name,
    text,
    rule: 'pattern',
  }))
  return result.ok ? own : result.errors
}

function trimmed(values: PanelValues): PanelValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))
}
