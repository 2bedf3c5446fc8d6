import { createContext, use, useState } from 'react'
import type { PlannedQuestion } from '../components/NewQuestionFields'
import type { Files } from '../../form-files'
import type { FormTexts } from '../files/form-texts'
import type { HeldInput, PanelId } from '../store/held'
import type { PlaceInFiles } from './field-paths'
import type { PanelNote, PlaceInPanels } from './notes'

/** The held input of a panel, and how to change it. */
export interface PanelHold {
  /** What was typed and is not valid yet. */
  readonly held: HeldInput | undefined
  /** Called with what was typed while some of it is invalid, and with undefined once all of it is valid. */
  readonly onHold: (input: Omit<HeldInput, 'panel'> | undefined) => void
}

/** What is being added to the questions, and what was typed for it so far. */
export interface AddPlan {
  readonly what?: 'question' | 'section' | undefined
  readonly question: PlannedQuestion
  readonly heading: string
  /** The question that the heading goes above, if one was chosen. */
  readonly above?: string
}

export const nothingToAdd: AddPlan = {
  question: { label: '', kind: 'text', options: '', mustAnswer: true },
  heading: '',
}

/** The form whose panels are shown, and the callbacks of its panels. */
interface FormInPanels {
  readonly slug: string
  readonly form: FormTexts
  /** The files of all forms as they are saved. */
  readonly saved: Files
  /** What a check has found in the part that is shown. */
  readonly notes: readonly PanelNote[]
  /** The place to show; a new object each time. */
  readonly pointed?: PlaceInPanels | undefined
  readonly plan: AddPlan
  readonly onPlan: (plan: AddPlan) => void
  /** The held input of a panel of the form. */
  readonly holdAt: (panel: Omit<PanelId, 'slug'>) => PanelHold
  /** `group` names what was changed: successive changes of the same thing are undone together. */
  readonly onChange: (form: FormTexts, group?: string) => void
  /** Called with the question whose card is open now. */
  readonly onOpen?: (question: string | undefined) => void
  /** Goes to a place in the panels of the form. */
  readonly onShow: (place: PlaceInPanels) => void
  /** Go to a place in a file, as text. */
  readonly onEditText: (place: PlaceInFiles) => void
}

export const FormInPanelsContext = createContext<FormInPanels | undefined>(undefined)

/** The form whose panels are shown. Throws elsewhere, which means a bug in the program. */
export function useFormInPanels(): FormInPanels {
  const form = use(FormInPanelsContext)
  if (!form) throw new Error('A panel is used outside of a form.')
  return form
}

/** Calls `show` during rendering, once for each place that is pointed at. */
export function usePointed(show: (place: PlaceInPanels) => void): void {
  const { pointed } = useFormInPanels()
  const [last, setLast] = useState<PlaceInPanels>()
  if (!pointed || pointed === last) return
  setLast(pointed)
  show(pointed)
}
