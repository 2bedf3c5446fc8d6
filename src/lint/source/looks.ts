import { controlsOf, type LooseControl } from './controls'
import type { FormFolder, UiFile } from './form-folder'
import { longAnswer, optionListOf, questionNames, questionOf, type LooseProperty } from './questions'

/** The keys that decide how a control looks; those that do not begin with "ui:" are in its "ui:options". */
export const lookKeys = ['ui:widget', 'ui:autocomplete', 'inputType', 'spellcheck', 'width'] as const

/** What a control has under one of these keys. */
export function lookIn(control: LooseControl, key: (typeof lookKeys)[number]): unknown {
  return key === 'ui:widget' || key === 'ui:autocomplete' ? control[key] : control['ui:options']?.[key]
}

/** What all of these controls have under one of these keys; undefined where they differ. */
export function sharedLook(controls: readonly LooseControl[], key: (typeof lookKeys)[number]): unknown {
  const [look, ...others] = controls.map((control) => lookIn(control, key))
  return others.every((other) => other === look) ? look : undefined
}

/** How a form shows a question. */
interface Look {
  readonly ui: UiFile
  readonly name: string
  readonly label: string
  /** What it asks for, as `subjectOf` tells. */
  readonly subject: string
  readonly control: LooseControl
}

/** How a form shows each of its questions. */
export function looksOf({ schema, ui }: FormFolder): readonly Look[] {
  if (!schema || !ui) return []
  return questionNames(schema).flatMap((name) => {
    const { all, options } = questionOf(schema, name) ?? {}
    if (all?.title === undefined) return []
    const control = controlsOf(ui).get(name) ?? {}
    return [{ ui, name, label: all.title, subject: subjectOf(all, options), control }]
  })
}

/**
 * What a question asks for: questions of two forms are compared where this is the same. "Your Discord name" asks for the
 * same as "Discord name"; as a text in one form, perhaps, and a choice in another. `options` are those of all branches.
 * @example subjectOf({ title: 'Your name', type: 'string' }) // => '["name","string",null,false,false]'
 */
export function subjectOf(
  rules: LooseProperty,
  options: readonly unknown[] = optionListOf(rules).options,
): string {
  const { title = '', type, format, maxLength = 0 } = rules
  const bare = title.replace(/^(?:Your|The) /, '').toLowerCase()
  return JSON.stringify([bare, type, format, options.length > 0, maxLength >= longAnswer])
}
