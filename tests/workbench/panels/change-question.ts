import type { FormTexts } from '../../../src/workbench/client/files/form-texts'
import type { PanelValues } from '../../../src/workbench/client/panels/panel'
import { questionPanel } from '../../../src/workbench/client/panels/question-panel'

/** The panel of a question that the form has. */
export function panelOf(form: FormTexts, name: string) {
  const panel = questionPanel(form, name)
  if (!panel) throw new Error(`There is no question ${name}.`)
  return panel
}

/** The form after these values were typed into the panel of a question. */
export function change(form: FormTexts, name: string, values: PanelValues): FormTexts {
  const panel = panelOf(form, name)
  return panel.apply({ ...panel.values, ...values })
}

/** The fields of a question's panel that refuse these values. */
export function errorsOf(form: FormTexts, name: string, values: PanelValues): readonly string[] {
  const panel = panelOf(form, name)
  return Object.keys(panel.check({ ...panel.values, ...values }))
}
