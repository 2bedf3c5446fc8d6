import type { CompiledForm } from '../../engine/schema/form'
import { everyRuleOf } from '../../engine/schema/questions'
import texts from './example-texts.json'

/**
 * A name as part of a file's name: small letters and digits, with `-` between words.
 * @example toSlug('pictureLink') // => 'picture-link'
 */
export function toSlug(text: string): string {
  const apart = text.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').normalize('NFKD')
  const words = apart.toLowerCase().match(/[a-z\d]+/g) ?? []
  return words.join('-') || 'other'
}

/** The label of a question, or its name where it has none. */
export function labelOf(form: CompiledForm, name: string): string {
  return everyRuleOf(form, name).find(({ title }) => title !== undefined)?.title ?? name
}

/** The description of an example that a machine wrote. */
export function toReview(text: string): string {
  return texts.toReview.replace('{text}', () => text)
}
