import { fillText } from '../../../engine/fill-text'
import { usualOrder } from '../../../engine/schema/question-order'
import { dependencyOf, labelOf } from '../../../engine/schema/questions'
import { editForm, valuesOf, type FormTexts, type FormValues } from '../files/form-texts'
import { setEntries } from '../files/json'
import texts from '../texts.json'
import { branchesOf, dependentsOf, questionsIn } from './questions'

const words = texts.panels

/** One line of the page: a question, given by its name, or a heading, given by its index among the sections. */
export type Entry = string | number

/** Why an entry cannot move: it is first or last, it depends on another one, or a heading would have no question. */
export type Obstacle = 'end' | 'order' | 'heading'

/** The entries of a form, from top to bottom. */
export function entriesOf(form: FormTexts): readonly Entry[] {
  return entriesIn(valuesOf(form))
}

export function entriesIn(form: FormValues): readonly Entry[] {
  const page = questionsIn(form).map(({ name }) => name)
  const firsts = form.ui['ui:sections']?.map(({ properties }) =>
    page.find((name) => properties.includes(name)),
  )
  return page.flatMap((name) => (firsts?.includes(name) ? [firsts.indexOf(name), name] : [name]))
}

/** An entry and the questions right below that depend on it, which move with it. */
function blockOf(form: FormValues, entry: Entry): readonly Entry[] {
  const entries = entriesIn(form)
  const from = entries.indexOf(entry)
  const dependencies = dependenciesOf(form)
  const size = entries.slice(from + 1).findIndex((next, index) => {
    const above = entries.slice(from, from + 1 + index)
    return !dependencies.some(([upper, lower]) => lower === next && above.includes(upper))
  })
  return entries.slice(from, size < 0 ? undefined : from + 1 + size)
}

/** The index right below an entry and all that moves with it. */
export function endOfBlock(form: FormValues, entry: Entry): number {
  return entriesIn(form).indexOf(entry) + blockOf(form, entry).length
}

/** The entries with one moved up or down by one; or why it cannot move. */
export function entriesAfterStep(form: FormTexts, entry: Entry, by: -1 | 1): readonly Entry[] | Obstacle {
  return moved(valuesOf(form), entry, (from) => from + by)
}

/** The entries with one moved to an index, which does not count the entry itself; or why it cannot move. */
export function entriesAfterDrop(form: FormTexts, entry: Entry, to: number): readonly Entry[] | Obstacle {
  const [above] = entriesOf(form)
  // If the page starts with a heading, nothing goes above it.
  const lowest = typeof above === 'number' ? 1 : 0
  return moved(valuesOf(form), entry, (from, size) =>
    Math.max(lowest, to > from ? Math.max(from, to - size + 1) : to),
  )
}

function moved(
  form: FormValues,
  entry: Entry,
  placeFrom: (from: number, size: number) => number,
): readonly Entry[] | Obstacle {
  const entries = entriesIn(form)
  const from = entries.indexOf(entry)
  const block = blockOf(form, entry)
  const to = placeFrom(from, block.length)
  const others = entries.filter((each) => !block.includes(each))
  const after = others.toSpliced(to, 0, ...block)
  const isHeading = (each: Entry | undefined) => typeof each === 'number'
  if (to < 0 || to > others.length || isHeading(entries[0]) !== isHeading(after[0])) return 'end'
  if (after.some((each, index) => isHeading(each) && typeof after[index + 1] !== 'string')) return 'heading'
  const isKept = ([upper, lower]: Dependency) => after.indexOf(upper) < after.indexOf(lower)
  if (to === from) return block.length > 1 ? 'order' : 'end'
  return dependenciesOf(form).every(isKept) ? after : 'order'
}

type Dependency = readonly [upper: string, lower: string]

/** All pairs of questions of which the lower depends on the upper. */
function dependenciesOf(form: FormValues): readonly Dependency[] {
  const all = questionsIn(form)
  const place = (name: string) => all.findIndex((each) => each.name === name)
  const dependencies = all.flatMap(({ name }): Dependency[] => {
    const source = dependencyOf(form, name)
    return [
      ...dependentsOf(form, name).map((lower): Dependency => [name, lower]),
      ...(source === undefined ? [] : [[source, name] as const]),
    ]
  })
  return dependencies.filter(([upper, lower]) => place(upper) < place(lower))
}

export function arranged(form: FormTexts, entries: readonly Entry[]): FormTexts {
  return editForm(form, (values) => arrange(values, entries))
}

/** Puts the entries in this order, without empty headings. `ui:order` is only written if it is unusual. */
export function arrange(form: FormValues, entries: readonly Entry[]): void {
  const { schema, ui } = form
  const order = entries.filter((entry) => typeof entry === 'string')
  const sort = <Item>(items: readonly Item[], nameOf: (item: Item) => string) =>
    items.toSorted((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)))
  for (const branch of [schema, ...branchesOf(schema)]) {
    const { properties, required } = branch
    if (properties)
      setEntries(
        properties,
        sort(Object.entries(properties), ([name]) => name),
      )
    if (required) branch.required = sort(required, String)
  }
  Object.assign(ui, { 'ui:order': usualOrder(schema).join() === order.join() ? undefined : order })
  const { 'ui:sections': sections } = ui
  if (!sections) return
  for (const section of sections) section.properties = []
  let above: (typeof sections)[number] | undefined
  for (const entry of entries) {
    if (typeof entry === 'number') above = sections[entry]
    else above?.properties.push(entry)
  }
  ui['ui:sections'] = sections.filter(({ properties }) => properties.length > 0)
}

/** Where an entry is on the page, in words. */
export function placeWords(form: FormTexts, entry: Entry): string {
  const values = valuesOf(form)
  const { 'ui:sections': sections = [] } = values.ui
  if (typeof entry === 'number') {
    const entries = entriesIn(values)
    const label = labelOf(values, String(entries[entries.indexOf(entry) + 1]))
    return fillText(words.sections.moved, { title: sections[entry]?.title ?? '', label })
  }
  const order = questionsIn(values).map(({ name }) => name)
  const { title: heading = '' } = sections.find(({ properties }) => properties.includes(entry)) ?? {}
  const place = { label: labelOf(values, entry), place: order.indexOf(entry) + 1, count: order.length }
  return fillText(heading === '' ? words.moved : words.movedUnder, { ...place, heading })
}
