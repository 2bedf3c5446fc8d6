import { createContext, use, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { OurFieldTemplateProps, OurObjectFieldTemplateProps } from '../../../form/form-context'
import { FieldTemplate } from '../../../form/templates/FieldTemplate'
import { ObjectFieldTemplate } from '../../../form/templates/ObjectFieldTemplate'
import { theme } from '../../../form/theme'
import texts from '../texts.json'

/** The control of one question of a panel: its element, its text, and how to write another one. */
export interface PanelControl {
  readonly element: ReactNode
  readonly value: string
  readonly write: (value: string) => void
}

/** What a panel has that no form of a visitor has. */
export interface PanelExtras {
  /** Draws the control of a question with more beside it, or another one instead. */
  readonly controls?: Readonly<Record<string, (control: PanelControl) => ReactNode>>
  /** The questions that few need: collapsed below the others. */
  readonly advanced?: readonly string[]
  /** Whether one of those has to be seen. */
  readonly isOpen?: boolean
}

export const PanelExtrasContext = createContext<PanelExtras>({})

function PanelField({ children: element, ...props }: OurFieldTemplateProps) {
  const { controls = {} } = use(PanelExtrasContext)
  const { answerStore } = props.registry.formContext
  const name = String(props.fieldPathId.path.at(-1))
  const read = () => answerStore.read(name)
  const value = useSyncExternalStore((draw) => answerStore.watch(draw, [name]), read)
  const draw = controls[name]
  const write = (text: string) => answerStore.write(name, text)
  return (
    <FieldTemplate {...props}>
      <>{draw ? draw({ element, value, write }) : element}</>
    </FieldTemplate>
  )
}

function PanelFields(props: OurObjectFieldTemplateProps) {
  const { advanced = [], isOpen = false } = use(PanelExtrasContext)
  const details = useRef<HTMLDetailsElement>(null)
  // Not the attribute: what was opened must not close once its error is fixed.
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  const isAdvanced = (property: { readonly name: string }) => advanced.includes(property.name)
  const collapsed = props.properties.filter(isAdvanced)
  const others = props.properties.filter((property) => !isAdvanced(property))
  return (
    <>
      <ObjectFieldTemplate {...props} properties={others} />
      {collapsed.length > 0 && (
        <details className="panel-more" ref={details}>
          <summary>{texts.panels.more}</summary>
          <ObjectFieldTemplate {...props} properties={collapsed} />
        </details>
      )}
    </>
  )
}

/** The visitors' templates, with the extras of the panel around them. */
export const panelTemplates = {
  ...theme.templates,
  FieldTemplate: PanelField,
  ObjectFieldTemplate: PanelFields,
}
