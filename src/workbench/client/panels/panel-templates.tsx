import { createContext, use, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { OurFieldTemplateProps, OurObjectFieldTemplateProps } from '../../../form/form-context'
import { FieldTemplate } from '../../../form/templates/FieldTemplate'
import { ObjectFieldTemplate, sectionsOf } from '../../../form/templates/ObjectFieldTemplate'
import { theme } from '../../../form/theme'
import { LinkButton, ToolIcon } from '../components/Tool'
import texts from '../texts.json'
import type { PanelNote } from './notes'

/** The control of one question of a panel: its element, its text, and how to write another one. */
export interface PanelControl {
  readonly element: ReactNode
  readonly value: string
  readonly write: (value: string) => void
}

/** What panels have in addition to visitors' forms. */
export interface PanelExtras {
  /** Renders something beside or instead of a question's control, by the question's name. */
  readonly controls?: Readonly<Record<string, (control: PanelControl) => ReactNode>>
  /** What follows a question, in its own row, by the question's name. */
  readonly after?: Readonly<Record<string, ReactNode>>
  /** What a check advises about the panel's questions. */
  readonly warnings?: readonly PanelNote[]
  /** Whether a collapsed question has an error or a warning, so that it must be shown. */
  readonly isOpen?: boolean
}

/** Renders a control with something below it. */
export function below(more: ReactNode) {
  return ({ element }: PanelControl): ReactNode => (
    <>
      {element}
      {more}
    </>
  )
}

export const PanelExtrasContext = createContext<PanelExtras>({})

function PanelField({ children: element, ...props }: OurFieldTemplateProps) {
  const { controls = {}, after = {}, warnings = [] } = use(PanelExtrasContext)
  const { answerStore } = props.registry.formContext
  const name = String(props.fieldPathId.path.at(-1))
  const read = () => answerStore.read(name)
  const value = useSyncExternalStore((draw) => answerStore.watch(draw, [name]), read)
  const draw = controls[name]
  const write = (text: string) => answerStore.write(name, text)
  const advice = warnings.filter(({ field }) => field === name)
  const hasValue = props.required === true && value !== ''
  // The select is shared with the visitors' pages, where its first line is for the time before they choose.
  useEffect(() => {
    const first = document.getElementById(props.id)?.querySelector<HTMLOptionElement>(':scope > [value=""]')
    if (first) first.hidden = first.disabled = hasValue
  })
  return (
    <>
      <FieldTemplate {...props}>
        <>
          {draw ? draw({ element, value, write }) : element}
          {advice.length > 0 && <Warning control={props.id} notes={advice} />}
        </>
      </FieldTemplate>
      {after[name]}
    </>
  )
}

interface WarningProps {
  /** The id of the control. */
  readonly control: string
  readonly notes: readonly PanelNote[]
}

/** The warnings below a control. If several have a fix it is the first one's, as they may be about the same words. */
function Warning({ control, notes }: WarningProps) {
  const fixable = notes.find(({ fix }) => fix)
  const id = `${control}__warning`
  // The control is shared with the visitors' pages and names only its own descriptions, on each render.
  useEffect(() => {
    const described = document.getElementById(control)
    const others = described?.getAttribute('aria-describedby')?.split(' ') ?? []
    described?.setAttribute('aria-describedby', [...others, id].join(' '))
    return () => {
      const left = described?.getAttribute('aria-describedby')?.split(' ') ?? []
      described?.setAttribute('aria-describedby', left.filter((each) => each !== id).join(' '))
    }
  })
  return (
    <div className="field-problem panel-warning">
      <ToolIcon name="warning" />
      <div>
        <span id={id}>{notes.map(({ text }) => text).join(' ')}</span>{' '}
        {fixable?.fix && (
          <LinkButton
            aria-label={`${texts.diagnostics.fix}: ${fixable.text}`}
            onClick={({ currentTarget }) => {
              fixable.fix?.()
              // The button goes with the warning.
              currentTarget.closest('.field')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
            }}
          >
            {texts.diagnostics.fix}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** In a panel with sections only the first is open; the others are collapsed below it. */
function PanelFields(props: OurObjectFieldTemplateProps) {
  const { isOpen = false } = use(PanelExtrasContext)
  const details = useRef<HTMLDetailsElement>(null)
  // An effect instead of the `open` attribute: sections must not close once their error is fixed.
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  const sections = sectionsOf(props)?.filter(({ questions }) => questions.length > 0)
  const [first, ...collapsed] = sections ?? []
  if (!first) return <ObjectFieldTemplate {...props} />
  const isOne = collapsed.length === 1
  return (
    <>
      <div className="questions">{first.questions.map(({ content }) => content)}</div>
      <details className="panel-more" ref={details}>
        <summary>{isOne ? collapsed[0]?.title : texts.panels.more}</summary>
        {collapsed.map(({ title, questions }) => (
          <section key={title}>
            {!isOne && <h4>{title}</h4>}
            <div className="questions">{questions.map(({ content }) => content)}</div>
          </section>
        ))}
      </details>
    </>
  )
}

/** The visitors' templates, with the extras of the panel around them. */
export const panelTemplates = {
  ...theme.templates,
  FieldTemplate: PanelField,
  ObjectFieldTemplate: PanelFields,
}
