import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isSameJson } from '../../../engine/json'
import { validate, type AnswerError } from '../../../engine/answers/validate'
import type { CompiledForm } from '../../../engine/schema/form'
import { labelOf, optionsIn, subschemasOf, visibleQuestions } from '../../../engine/schema/questions'
import { createAnswerStore } from '../../../form/answer-store'
import { SchemaForm } from '../../../form/SchemaForm'
import { ToolIcon } from '../components/Tool'
import { tidyText } from '../components/visible-text'
import type { PanelNote } from './notes'
import { PanelExtrasContext, panelTemplates, type PanelExtras } from './panel-templates'
import { panelAnswers, changedNames, compilePanel, type Panel, type PanelValues } from './panel'
import type { FormTexts } from '../files/form-texts'
import type { FieldError } from '../store/held'
import type { PanelHold } from './form-in-panels'

interface PanelFormProps extends PanelHold, Pick<PanelExtras, 'controls' | 'after'> {
  readonly panel: Panel
  readonly notes: readonly PanelNote[]
  /** Called with the changed form, and the names of the panel's questions that were changed. */
  readonly onChange: (texts: FormTexts, changed: readonly string[]) => void
}

/**
 * A panel, rendered like the visitors' forms. A valid change is applied to the form at once. An invalid one
 * is reported at its question and held back, and the form stays as it was.
 */
export function PanelForm(props: PanelFormProps) {
  const { panel, notes, held, controls = {}, after = {}, onHold, onChange } = props
  const { schema, ui } = panel
  const rules = JSON.stringify({ schema, ui })
  // From a text, so that equal rules give the same compiled form, even if they are new objects.
  const form = useMemo(() => compilePanel(JSON.parse(rules) as Panel), [rules])
  // Filled before it is rendered: a question that only appears after an answer is then there at once, and can be
  // focused. Other rules need another store.
  const newStore = () => {
    const store = createAnswerStore(form)
    store.replace(panelAnswers({ ...panel.values, ...held?.values }))
    return { form, store }
  }
  const [current, setCurrent] = useState(newStore)
  if (current.form !== form) setCurrent(newStore())
  const answerStore = current.store
  const errors = useMemo(() => held?.errors.map(toAnswerError) ?? [], [held?.errors])
  const own = useRef<PanelValues>(undefined)
  const ownHeld = useRef<PanelValues>(undefined)
  const filled = useRef<typeof answerStore>(undefined)

  /** Applies the entered values to the form, or holds them while one of them is invalid. */
  const take = useEffectEvent(() => {
    const values = { ...panel.values, ...typedValues(form, panel.values, answerStore.answers()) }
    const changed = changedNames(panel.values, values)
    const found = changed.length > 0 ? newErrorsOf(form, panel, values) : []
    ownHeld.current =
      found.length > 0 ? Object.fromEntries(changed.map((name) => [name, values[name] ?? ''])) : undefined
    if (ownHeld.current) {
      const errors = found.map(({ name, text }) => ({ field: name, label: labelOf(form, name), text }))
      return onHold({ values: ownHeld.current, errors })
    }
    if (held) onHold(undefined)
    if (changed.length === 0) return undefined
    own.current = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))
    return onChange(panel.apply(values), changed)
  })

  // Both are layout effects: the control is already on the screen, and a key could be pressed before a later effect.

  // Changes made elsewhere (in the text, by undo, or as the result of another change) are put into the
  // controls. What was typed here is already there, and stays as it was typed.
  useLayoutEffect(() => {
    // With other rules the answer store is a new one.
    const isFilled = filled.current === answerStore
    const isSame = own.current !== undefined && isFilled && ownHeld.current === held?.values
    const others = isSame ? changedNames(own.current ?? {}, panel.values) : Object.keys(panel.values)
    // The form may say the same in another way, such as midnight as the end of the day before.
    const isRewritten = isSame && others.length > 0
    if (isRewritten && isSameJson(panel.apply(own.current ?? {}), panel.apply(panel.values))) return
    own.current = panel.values
    ownHeld.current = held?.values
    filled.current = answerStore
    if (others.length === 0) return
    const values = { ...panel.values, ...held?.values }
    const changed = Object.fromEntries(others.map((name) => [name, values[name] ?? '']))
    answerStore.replace(panelAnswers({ ...answerStore.answers(), ...changed }))
    // The form may have changed since, so the held input may be valid now, or have another error.
    if (held) take()
  }, [answerStore, panel, held])
  useLayoutEffect(() => {
    let isDue = false
    return answerStore.watch((_, cause) => {
      if (cause === 'replaced') return
      if (!isDue)
        queueMicrotask(() => {
          isDue = false
          take()
        })
      isDue = true
    })
  }, [answerStore])
  const shown = useMemo(() => shownNames(form, panel.values), [form, panel.values])
  const noted = useMemo(
    () =>
      notes.flatMap(({ field = '', text, isWarning }): readonly AnswerError[] =>
        errors.some((error) => error.name === field) || !shown.has(field) || isWarning
          ? []
          : [toAnswerError({ field, text })],
      ),
    [notes, errors, shown],
  )
  const all = noted.length > 0 ? [...errors, ...noted] : errors
  const warnings = notes.filter(({ isWarning }) => isWarning)
  const [, ...collapsed] = form.ui['ui:sections'] ?? []
  const named = [...all.map(({ name }) => name), ...warnings.map(({ field = '' }) => field)]
  const isOpen = named.some((name) => collapsed.some(({ properties }) => properties.includes(name)))
  return (
    <PanelExtrasContext value={{ controls, after, warnings, isOpen }}>
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

/** Notes of a check that belong to no field. */
export function NoteList({ notes }: { readonly notes: readonly PanelNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="plain-list panel-notes">
      {notes.map(({ field, text, isWarning }) => (
        <li key={`${field} ${text}`} className={isWarning ? 'panel-warning' : undefined}>
          <ToolIcon name={isWarning ? 'warning' : 'error'} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function toAnswerError({ field, text }: Omit<FieldError, 'label'>): AnswerError {
  return { name: field, text, rule: 'pattern' }
}

/** The values of the visible controls, tidied where they are typed texts. */
function typedValues(form: CompiledForm, before: PanelValues, answers: PanelValues): PanelValues {
  const isChosen = (name: string) => subschemasOf(form, name).some((rules) => optionsIn(rules))
  const entries = [...shownNames(form, answers)].map((name) => {
    const value = answers[name] ?? ''
    return [name, isChosen(name) ? value : tidyText(value, before[name])] as const
  })
  return Object.fromEntries(entries)
}

function shownNames(form: CompiledForm, values: PanelValues): ReadonlySet<string> {
  return new Set(visibleQuestions(form, panelAnswers(values)).map(({ name }) => name))
}

function errorsOf(form: CompiledForm, panel: Panel, values: PanelValues): readonly AnswerError[] {
  const result = validate(form, panelAnswers(values))
  const errors = result.ok ? [] : result.errors
  const own = Object.entries(panel.check(values)).map(([field, text]) => toAnswerError({ field, text }))
  // One error for each field: the schema's takes precedence over that of the panel's own check.
  const others = own.filter(({ name }) => errors.every((error) => error.name !== name))
  return [...errors, ...others].toSorted(
    (one, other) => form.order.indexOf(one.name) - form.order.indexOf(other.name),
  )
}

/**
 * The errors of values, without those of a field that was wrong before in the same way: staff may have written there as
 * text what the panel would not take, and can change the rest.
 */
function newErrorsOf(form: CompiledForm, panel: Panel, values: PanelValues): readonly AnswerError[] {
  const found = errorsOf(form, panel, values)
  const before = found.length > 0 ? errorsOf(form, panel, panel.values) : []
  const isOld = ({ name, text }: AnswerError) =>
    values[name] === panel.values[name] && before.some((each) => each.name === name && each.text === text)
  return found.filter((error) => !isOld(error))
}
