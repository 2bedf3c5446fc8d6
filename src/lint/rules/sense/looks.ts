import { fillText } from '../../../engine/fill-text'
import { controlsOf, questionControls } from '../../source/controls'
import { pointTo } from '../../json/locate'
import { longAnswer, schemasOf } from '../../source/questions'
import examples from '../example-lines.json'
import { missingEntry } from '../examples'
import { eachControl, eachQuestion, eachWidget, inUi, type FormRule } from '../rule'

/** A long answer with a single-line control. */
export const largeBoxMissing = eachQuestion(({ name, rules, all, options }, report, _, { ui }) => {
  const most = rules.maxLength ?? 0
  const widget = (ui && controlsOf(ui).get(name)?.['ui:widget']) ?? 'text'
  if (!ui || most < longAnswer || options.length > 0 || all.format !== undefined || widget !== 'text') return
  const { fix, ...entry } = missingEntry(ui, [name, 'ui:widget'], 'textarea')
  report('large-box-missing', pointTo(ui).key(name, 'ui:widget'), { name, most, ...entry }, { fix })
})

/** An empty control in ui.json, or an empty entry in the message. */
export const emptyControl: FormRule = (form, report) => {
  const { ui, message } = form
  const controls = ui?.invalidPaths.length === 0 ? questionControls(form) : []
  for (const { name, control, key } of controls)
    if (isEmpty(control)) report('empty-control', key(), { name })
  const fields = message?.invalidPaths.length === 0 ? Object.entries(message.value.fields ?? {}) : []
  for (const [name, field] of fields)
    if (message && isEmpty(field)) report('empty-control', pointTo(message).key('fields', name), { name })
}

function isEmpty(group: object | undefined): boolean {
  return group !== undefined && Object.keys(group).length === 0
}

/** A select without a first line that says what to choose. */
export const emptyOptionMissing = eachWidget(({ ui, name, widget, control, key }, report) => {
  if (widget !== 'select' || control['ui:placeholder'] !== undefined) return
  const { line, home } = missingEntry(ui, [name, 'ui:placeholder'], examples.lines.placeholder)
  report('empty-option-missing', key(), { name, line, home })
})

/** A number or date without a width: its control would be as wide as the page. */
export const widthMissing = eachWidget(({ ui, name, widget, options, key }, report) => {
  if ((widget !== 'number' && widget !== 'date') || options.width) return
  const { fix, ...entry } = missingEntry(ui, [name, 'ui:options', 'width'], 'short')
  report('width-missing', key('ui:options'), { name, ...entry }, { fix })
})

/** A list typed with commas whose hint does not say so. */
export const listWithoutHint = eachWidget(({ ui, name, widget, control, key }, report) => {
  if (widget !== 'list' || control['ui:help']) return
  const { line, home } = missingEntry(ui, [name, 'ui:help'], examples.lines.listHint)
  report('list-without-hint', key(), { name, line, home })
})

/** A rating whose numbers do not increase, or whose ends have no label. */
export const ratingEnds = eachWidget(({ ui, name, widget, control, question, key }, report, { schema }) => {
  if (!schema || widget !== 'rating') return
  const options = question?.options ?? []
  if (options.length === 0 && question) return report('rating-without-options', question.key(), { name })
  const place = schemasOf(schema, name).find(({ rules }) => rules.enum)
  const isRising = options.every((option, at) => at === 0 || Number(options[at - 1]) < Number(option))
  const labels = control['ui:enumNames'] ?? {}
  const [lowest, highest] = [String(options[0]), String(options.at(-1))]
  if (place && !isRising) return report('rating-order', place.at('enum'))
  if (Object.hasOwn(labels, lowest) && Object.hasOwn(labels, highest)) return
  const { low, high } = examples.lines
  const ends = { [lowest]: fillText(low, { lowest }), [highest]: fillText(high, { highest }) }
  const { line, home } = missingEntry(ui, [name, 'ui:enumNames'], ends)
  report('rating-ends', key('ui:enumNames'), { line, home })
})

/** From this many suggestions on, one with a different format from all others is probably a typo. */
const fewest = 4

/** A suggestion with a different format from all the others, such as "UTC+0500" among "UTC+05:00". */
export const oddSuggestion = eachQuestion(({ rules: { examples = [] }, at }, report) => {
  const shapes = examples.map((text) => text.replaceAll(/\d/g, '0').replaceAll(/[+-]/g, '±'))
  const usual = shapes.find((shape) => shapes.filter((other) => other === shape).length >= shapes.length - 1)
  if (examples.length < fewest || usual === undefined) return
  for (const [index, text] of examples.entries())
    if (shapes[index] !== usual)
      report('odd-suggestion', at('examples', index), { text, other: examples[index === 0 ? 1 : 0] ?? '' })
})

const names = /^(?:section-\S+ )?(?:nickname|username|name|given-name|family-name|email|tel|url)$|^off$/

/** A name or address that browsers would underline as misspelt; autocomplete "off" marks those of other people. */
export const ownNameSpelling = eachControl(({ ui, name, control, options, key }, report) => {
  const token = control['ui:autocomplete']
  if (token === undefined || !names.test(token) || options.spellcheck === false) return
  const { fix, ...entry } = missingEntry(ui, [name, 'ui:options', 'spellcheck'], false)
  report('own-name-spelling', key('ui:options', 'spellcheck'), { name, token, ...entry }, { fix })
})

/** A page that does not say how long it takes, what is needed, what happens next, or which other forms there are. */
export const pageLines = inUi((ui, report) => {
  for (const [key, example] of Object.entries(examples.page)) {
    const value = ui.value[key]
    const isThere = value !== undefined && !(Array.isArray(value) && value.length === 0)
    if (isThere || ui.invalidPaths.some(([step]) => step === key)) continue
    report('page-line-missing', pointTo(ui).key(key), { key, line: `"${key}": ${example}` })
  }
})
