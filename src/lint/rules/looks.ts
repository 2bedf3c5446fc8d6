import type { Report, FormRule, WorkspaceRule } from '../report/diagnostic'
import { widgetsOf } from '../source/compiled-form'
import type { FormFolder, SchemaFile } from '../source/form-folder'
import { reportAt, reportKey, valueSpan } from '../source/locate'
import {
  questionSchemas,
  controlsOf,
  optionsOfQuestion,
  questionNames,
  ruleOfQuestion,
} from '../source/questions'

/** From this many characters on, a single line is too small. */
const longAnswer = 500

/** A long answer with a single-line control. */
export const largeBoxMissing: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  return questionSchemas(schema).flatMap(({ name, rules }) => {
    const isLong = (rules.maxLength ?? 0) >= longAnswer && optionsOfQuestion(schema, name).length === 0
    const widget = controls.get(name)?.['ui:widget'] ?? 'text'
    if (!isLong || ruleOfQuestion(schema, name, 'format') !== undefined || widget !== 'text') return []
    return [reportKey('large-box-missing', ui, [name, 'ui:widget'], { name, most: rules.maxLength ?? 0 })]
  })
}

/** An empty control in ui.json, or an empty entry in the message. */
export const emptyControl: FormRule = ({ ui, message }) => [
  ...(ui ? controlsOf(ui) : []).flatMap(([name, control]) =>
    ui && isEmpty(control) && ui.invalidPaths.length === 0
      ? [reportKey('empty-control', ui, [name], { name })]
      : [],
  ),
  ...Object.entries(message?.value.fields ?? {}).flatMap(([name, field]) =>
    message && isEmpty(field) && message.invalidPaths.length === 0
      ? [reportKey('empty-control', message, ['fields', name], { name })]
      : [],
  ),
]

function isEmpty(group: object | undefined): boolean {
  return group !== undefined && Object.keys(group).length === 0
}

/** A select without a first line that says what to choose. */
export const emptyOptionMissing: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)]
    .filter(([name, widget]) => widget === 'select' && controls.get(name)?.['ui:placeholder'] === undefined)
    .map(([name]) => reportKey('empty-option-missing', ui, [name], { name }))
}

/** From this many suggestions on, one with a different format from all others is probably a typo. */
const fewest = 4

/** A suggestion with a different format from all the others, such as "UTC+0500" among "UTC+05:00". */
export const oddSuggestion: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ rules, path }) => {
    const suggestions = rules.examples ?? []
    const shapes = suggestions.map(shapeOf)
    const usual = shapes.find(
      (shape) => shapes.filter((other) => other === shape).length >= shapes.length - 1,
    )
    if (suggestions.length < fewest || usual === undefined) return []
    return suggestions.flatMap((text, index) =>
      shapes[index] === usual
        ? []
        : [
            reportAt('odd-suggestion', schema, [...path, 'examples', index], {
              text,
              other: suggestions[index === 0 ? 1 : 0] ?? '',
            }),
          ],
    )
  })
}

function shapeOf(text: string): string {
  return text.replaceAll(/\d/g, '0').replaceAll(/[+-]/g, '±')
}

/** A rating whose numbers do not increase, or whose ends have no label. */
export const ratingEnds: FormRule = (form) => {
  const { schema, ui } = form
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)].flatMap(([name, widget]) => {
    const options = optionsOfQuestion(schema, name)
    const labels = controls.get(name)?.['ui:enumNames'] ?? {}
    const ends = [options[0], options.at(-1)].map(String)
    if (widget !== 'rating') return []
    const asked = questionSchemas(schema).find((place) => place.name === name && place.rules.enum)
    const isRising = options.every((option, at) => at === 0 || Number(options[at - 1]) < Number(option))
    if (asked && !isRising) return [reportAt('rating-order', schema, [...asked.path, 'enum'])]
    if (ends.every((end) => Object.hasOwn(labels, end))) return []
    const [lowest = '', highest = ''] = ends
    return [reportKey('rating-ends', ui, [name, 'ui:enumNames'], { lowest, highest })]
  })
}

/** A number or date without a width: its control would be as wide as the page. */
export const widthMissing: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)]
    .filter(
      ([name, widget]) =>
        (widget === 'number' || widget === 'date') && !controls.get(name)?.['ui:options']?.width,
    )
    .map(([name]) => {
      const options = controls.get(name)?.['ui:options']
      return reportKey('width-missing', ui, options ? [name, 'ui:options'] : [name], { name })
    })
}

/** A list typed with commas whose hint does not say so. */
export const listWithoutHint: FormRule = (form) => {
  const { ui } = form
  if (!ui) return []
  const controls = new Map(controlsOf(ui))
  return [...widgetsOf(form)]
    .filter(([name, widget]) => widget === 'list' && !controls.get(name)?.['ui:help'])
    .map(([name]) => reportKey('list-without-hint', ui, [name], { name }))
}

const names = /^(?:section-\S+ )?(?:nickname|username|name|given-name|family-name|email|tel|url)$|^off$/

/**
 * A name, address or number that browsers would underline as misspelt; autocomplete "off" marks those of other people.
 */
export const ownNameSpelling: FormRule = ({ ui }) => {
  if (!ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const token = control['ui:autocomplete']
    const isName = token !== undefined && names.test(token)
    return isName && control['ui:options']?.spellcheck !== false
      ? [reportKey('own-name-spelling', ui, [name, 'ui:options', 'spellcheck'], { name, token })]
      : []
  })
}

/** The texts of every form's page besides its questions. */
const lines = {
  'ui:minutes': '2',
  'ui:needs': '"your Minecraft username and your Discord name"',
  'ui:next': '"Staff read every request. You get an answer on Discord."',
  'ui:related': '["contact"]',
} as const

/** A page that does not say how long it takes, what is needed, what happens next, or which other forms there are. */
export const pageLines: FormRule = ({ ui }) => {
  if (!ui) return []
  return Object.entries(lines).flatMap(([key, example]) =>
    isThere(ui.value[key]) || ui.invalidPaths.some(([step]) => step === key)
      ? []
      : [
          reportKey('page-line-missing', ui, Object.hasOwn(ui.value, key) ? [key] : [], {
            key,
            line: `"${key}": ${example}`,
          }),
        ],
  )
}

function isThere(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** In how many other forms a question with this label must occur for a look to count as usual. */
const fewestOthers = 2

type Control = ReturnType<typeof controlsOf>[number][1]

/** The parts of a control's look, with their paths. */
const lookParts: readonly {
  readonly key: string
  readonly path: readonly string[]
  readonly read: (control: Control) => unknown
}[] = [
  { key: 'ui:widget', path: ['ui:widget'], read: (control) => control['ui:widget'] },
  { key: 'ui:autocomplete', path: ['ui:autocomplete'], read: (control) => control['ui:autocomplete'] },
  ...(['inputType', 'spellcheck', 'width'] as const).map((key) => ({
    key,
    path: ['ui:options', key],
    read: (control: Control) => control['ui:options']?.[key],
  })),
]

/** How one form shows the question with a given label. */
interface Look {
  readonly form: FormFolder
  readonly name: string
  readonly label: string
  /** The label without words that make no difference. */
  readonly bare: string
  /** The kind of answer: the same label may belong to a text in one form and to a choice in another. */
  readonly kind: string
  readonly control: Control
}

/** A question that looks different from the questions with the same label in all other forms. */
export const unlikeOthers: WorkspaceRule = ({ forms }) => {
  const looks = forms.flatMap(looksOf)
  return looks.flatMap((look) => {
    const others = looks.filter(
      ({ bare, kind, form }) => bare === look.bare && kind === look.kind && form !== look.form,
    )
    return others.length < fewestOthers ? [] : lookParts.flatMap((part) => compareLook(look, others, part))
  })
}

function looksOf(form: FormFolder): readonly Look[] {
  const { schema, ui } = form
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  return questionNames(schema).flatMap((name) => {
    const label = ruleOfQuestion(schema, name, 'title')
    // "Your Discord name" asks for the same as "Discord name".
    const bare = label?.replace(/^(?:Your|The) /, '').toLowerCase()
    return label === undefined || bare === undefined
      ? []
      : [{ form, name, label, bare, kind: kindOf(schema, name), control: controls.get(name) ?? {} }]
  })
}

function kindOf(schema: SchemaFile, name: string): string {
  const hasOptions = optionsOfQuestion(schema, name).length > 0
  const isLong = (ruleOfQuestion(schema, name, 'maxLength') ?? 0) >= longAnswer
  return [
    ruleOfQuestion(schema, name, 'type'),
    ruleOfQuestion(schema, name, 'format'),
    hasOptions,
    isLong,
  ].join(' ')
}

function compareLook(
  { form, name, label, control }: Look,
  others: readonly Look[],
  { key, path, read }: (typeof lookParts)[number],
): readonly Report[] {
  const [usual, found] = [others[0] && read(others[0].control), read(control)]
  const { ui } = form
  if (!ui || usual === undefined || found === usual || others.some((other) => read(other.control) !== usual))
    return []
  const line = `"${key}": ${JSON.stringify(usual)}`
  const at = [name, ...path]
  if (found === undefined) return [reportKey('unlike-others', ui, at, { label, line })]
  return [
    reportAt(
      'unlike-others',
      ui,
      at,
      { label, line },
      { fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(usual) }] },
    ),
  ]
}
