import { controlKind, type ControlKind } from '../../engine/schema/control-kind'
import type { Control } from '../../engine/schema/definition'
import { questionOrder } from '../../engine/schema/question-order'
import { validDefinition } from './compiled-form'
import type { DeepPartial, FormFolder, UiFile } from './form-folder'
import { pointTo, type Pointer } from '../json/locate'
import { memoize } from '../memoize'
import { questionOf, type QuestionSchema } from './questions'

export type LooseControl = DeepPartial<Control>

/** How one question looks; its pointer begins at its entry in ui.json. */
interface QuestionControl extends Pointer {
  readonly ui: UiFile
  readonly name: string
  readonly control: LooseControl
  /** The control's "ui:options". */
  readonly options: DeepPartial<NonNullable<Control['ui:options']>>
  readonly question: QuestionSchema | undefined
}

/** The controls of ui.json by question. */
export const controlsOf = memoize(({ value }: UiFile): ReadonlyMap<string, LooseControl> => {
  // The grammar of ui.json allows nothing but controls under such keys.
  const entries = Object.entries(value) as [string, LooseControl][]
  return new Map(entries.filter(([key]) => isControlKey(key)))
})

/** Whether an entry of ui.json is a question's control; all others begin with "ui:" or "$". */
export function isControlKey(key: string): boolean {
  return /^[a-zA-Z]/.test(key) && !key.startsWith('ui:')
}

/** Every control that ui.json names. */
export function questionControls({ schema, ui }: FormFolder): readonly QuestionControl[] {
  return ui ? [...controlsOf(ui).keys()].map((name) => toControl(ui, name, questionOf(schema, name))) : []
}

/** Every question with its actual control, written or implied; none while the form has mistakes. */
export function widgetsOf(form: FormFolder): readonly (QuestionControl & { readonly widget: ControlKind })[] {
  const { schema, ui } = form
  return [...widgetNames(form)].flatMap(([name, widget]) =>
    ui ? [{ ...toControl(ui, name, questionOf(schema, name)), widget }] : [],
  )
}

/** The kind of each question's actual control; none while the form has mistakes. */
export const widgetNames = memoize((form: FormFolder): ReadonlyMap<string, ControlKind> => {
  const definition = validDefinition(form)
  if (!definition) return new Map()
  return new Map(questionOrder(definition).map((name) => [name, controlKind(definition, name)]))
})

function toControl(ui: UiFile, name: string, question: QuestionSchema | undefined): QuestionControl {
  const control = controlsOf(ui).get(name) ?? {}
  return { ...pointTo(ui, [name]), ui, name, control, options: control['ui:options'] ?? {}, question }
}
