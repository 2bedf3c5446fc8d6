import { controlsOf, type LooseControl } from '../../source/controls'
import { pointTo } from '../../json/locate'
import { schemasOf } from '../../source/questions'
import { closedOptionsAt, eachControl, eachQuestion, suggest, suggestFix } from '../rule'

/** An option closed in schema.json that ui.json does not disable. */
export const closedOptionUnexplained = eachQuestion((question, report, _, { ui }) => {
  const { name } = question
  for (const { value, place } of ui ? closedOptionsAt(question) : []) {
    if (!ui || disabledOptions(controlsOf(ui).get(name)).includes(String(value))) continue
    report('closed-option-unexplained', place, { name, option: value }, { also: [pointTo(ui).key(name)] })
  }
})

/** An option that ui.json disables and schema.json does not close. */
export const openOptionExplained = eachControl(({ name, control, question, at }, report, { schema }) => {
  if (!schema || !question) return
  const closed = schemasOf(schema, name)
    .flatMap(closedOptionsAt)
    .map(({ value }) => String(value))
  for (const [index, option] of disabledOptions(control).entries()) {
    if (closed.includes(option)) continue
    const place = at('ui:enumDisabled', index)
    report('open-option-explained', place, { name, option }, suggest(option, closed))
  }
})

function disabledOptions(control: LooseControl | undefined): readonly string[] {
  return (control?.['ui:enumDisabled'] ?? []).map(String)
}

/** A label for an option that does not exist. */
export const optionLabels = eachControl(({ name, control, question, key }, report) => {
  const options = question?.options.map(String) ?? []
  for (const option of question ? Object.keys(control['ui:enumNames'] ?? {}) : []) {
    if (options.includes(option)) continue
    const values = { name, option, options }
    report('label-of-no-option', key('ui:enumNames', option), values, suggestFix(option, options))
  }
})
