import { childrenOf, type JsonNode, type JsonPath } from '../json/json-node'
import type { Place } from '../diagnostic'
import type { FormFolder } from './form-folder'
import { placesLike, pointTo, type Located } from '../json/locate'
import { memoize } from '../memoize'
import kinds from './text-kinds.json'

/** A text that staff wrote, with its place. */
export interface WrittenText {
  readonly text: string
  readonly place: Place
}

interface FormText extends WrittenText {
  /** Its kind, from text-kinds.json; wording.json has the rules for each kind. */
  readonly kind: string
}

/** Every text staff wrote for one form, in the order of its files. */
export const formTexts = memoize((form: FormFolder): readonly FormText[] =>
  (['schema', 'ui', 'message'] as const).flatMap((part) =>
    Object.entries(kinds[part]).flatMap(([pattern, kind]) =>
      placesLike(form[part], pattern).flatMap(({ value, at }) =>
        typeof value === 'string' && value.trim() !== '' ? [{ kind, text: value, place: at() }] : [],
      ),
    ),
  ),
)

/** Characters without any width, which come along when a text is copied from a chat or a web page. */
export const hiddenCharacters = /[\u200B\u2060\uFEFF]/g

/** The placeholders in a text, and its unmatched curly brackets. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([found]) => found)
}

/** A text of the pages' content, or of the manifest. */
export interface ContentText extends WrittenText {
  readonly path: JsonPath
}

/** Every text of a file that is not a form's, or of the part of it at a path. */
export function contentTexts(
  file: Located,
  node: JsonNode = file.root,
  path: JsonPath = [],
): readonly ContentText[] {
  if (node.kind !== 'scalar')
    return childrenOf(node).flatMap(([step, child]) => contentTexts(file, child, [...path, step]))
  const isText = typeof node.value === 'string' && node.value.trim() !== ''
  return isText ? [{ text: String(node.value), place: pointTo(file, path).at(), path }] : []
}
