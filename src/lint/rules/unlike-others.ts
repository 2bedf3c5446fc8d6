import type { Finding } from '../report/finding'
import type { FormFolder } from '../source/form-folder'
import { findAt, findKey, valueSpan } from '../source/locate'
import { controlsOf, questionNames, ruleOfQuestion } from '../source/questions'
import type { WorkspaceRule } from './rule'

/** A question with this label in so many other forms has a usual look. */
const fewestOthers = 2
const keys = ['ui:widget', 'ui:autocomplete', 'ui:spellcheck', 'ui:width'] as const

/** How one form shows the question with a certain label. */
interface Look {
  readonly form: FormFolder
  readonly name: string
  readonly label: string
  /** The label without the words that make no difference. */
  readonly bare: string
  readonly control: ReturnType<typeof controlsOf>[number][1]
}

/** A question that looks other than the questions with the same label in all other forms. */
export const unlikeOthers: WorkspaceRule = ({ forms }) => {
  const looks = forms.flatMap(looksOf)
  return looks.flatMap((look) => {
    const others = looks.filter(({ bare, form }) => bare === look.bare && form !== look.form)
    return others.length < fewestOthers ? [] : keys.flatMap((key) => judge(look, others, key))
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
      : [{ form, name, label, bare, control: controls.get(name) ?? {} }]
  })
}

function judge(
  { form, name, label, control }: Look,
  others: readonly Look[],
  key: (typeof keys)[number],
): readonly Finding[] {
  const usual = others[0]?.control[key]
  const { ui } = form
  if (
    !ui ||
    usual === undefined ||
    control[key] === usual ||
    others.some((other) => other.control[key] !== usual)
  )
    return []
  const line = `"${key}": ${JSON.stringify(usual)}`
  if (control[key] === undefined) return [findKey('unlike-others', ui, [name, key], { label, line })]
  const at = [name, key]
  return [
    findAt(
      'unlike-others',
      ui,
      at,
      { label, line },
      { fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(usual) }] },
    ),
  ]
}
