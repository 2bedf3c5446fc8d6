import { fillText } from '../../../../engine/fill-text'
import type { CompiledForm } from '../../../../engine/schema/form'
import { controlOf } from '../../../../engine/schema/questions'
import type { PathStep } from '../../../../lint/json/json-node'
import texts from '../../texts.json'
import { visitorTexts } from './visitor-texts'

/** One text a visitor can read, when they read it, and where it is written. */
export interface PlacedText {
  readonly when: string
  readonly text: string
  /** The path of the file. */
  readonly file: string
  /** The path to the text inside the file. */
  readonly path: readonly PathStep[]
}

export interface TextGroup {
  readonly title: string
  readonly texts: readonly PlacedText[]
}

/**
 * Every text of a form beyond labels and hints: error texts, the texts of controls that wait or are closed, and the
 * outcomes of sending; first those of the whole form, then question by question.
 * @example textGroups(suggestion)[1]?.texts[0]?.text // => 'Title is required'
 */
export function textGroups(form: CompiledForm): readonly TextGroup[] {
  const questions = visitorTexts(form, texts.texts.typed).map(({ name, label, texts: ruleTexts }) => {
    const rules = ruleTexts.map(({ rule, limit, text, path }): PlacedText => {
      return {
        when: fillText(texts.texts.rules[rule], { limit }),
        text,
        file: fileOfForm(form, 'schema'),
        path,
      }
    })
    return { title: label, texts: [...rules, ...controlTexts(form, name)] }
  })
  return [
    { title: texts.texts.whole, texts: wholeTexts(form) },
    ...questions.filter((group) => group.texts.length > 0),
  ]
}

function wholeTexts(form: CompiledForm): readonly PlacedText[] {
  const heading = form.schema.errorMessage?.required
  const outcomes = (['success', 'refused', 'offline'] as const).map((name): PlacedText => {
    const path = ['outcomes', name]
    return {
      when: texts.texts[name],
      text: form.message.outcomes[name],
      file: fileOfForm(form, 'message'),
      path,
    }
  })
  if (heading === undefined) return outcomes
  const path = ['errorMessage', 'required']
  return [{ when: texts.texts.heading, text: heading, file: fileOfForm(form, 'schema'), path }, ...outcomes]
}

function controlTexts(form: CompiledForm, name: string): readonly PlacedText[] {
  const dependence = controlOf(form, name)['ui:options']?.dependsOn
  const file = fileOfForm(form, 'ui')
  return (['waiting', 'changed'] as const).flatMap((key) => {
    const text = dependence?.[key]
    return text === undefined
      ? []
      : [{ when: texts.texts[key], text, file, path: [name, 'ui:options', 'dependsOn', key] }]
  })
}

function fileOfForm({ slug }: CompiledForm, part: 'schema' | 'ui' | 'message'): string {
  return `forms/${slug}/${part}.json`
}
