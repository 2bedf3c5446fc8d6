import type { Finding } from '../report/finding'
import { fileKind } from '../source/file-kind'
import type { FormFolder } from '../source/form-folder'
import { findAt, valueSpan } from '../source/locate'
import type { Judged } from '../source/source-file'
import common from '../words/common-words.json'
import { contentTexts, type ContentText } from '../words/content-texts'
import { formTexts } from '../words/form-texts'
import { cardTexts } from '../words/card-texts'
import { isSpecified } from '../words/is-specified'
import { formsOf, oneSlipFrom, plainSlipsFrom, stemsOf } from '../words/near-word'
import own from '../words/own-words.json'
import { wordsIn, type Word } from '../words/words-in'
import type { WorkspaceRule } from './rule'

const rightWords: ReadonlySet<string> = new Set([...common.words.split(' '), ...own.words])
const littleWords: ReadonlySet<string> = new Set(
  'the you your and for are not can who how what when from with this that have they'.split(' '),
)
/** So many letters leave few words that look alike. */
const longWord = 9
const byFile = new WeakMap<
  FormFolder | Judged<unknown>,
  readonly (ContentText & { readonly words: readonly Word[] })[]
>()

/**
 * A word that no list knows, that stands only once, and that is one slip away from a word the site uses elsewhere.
 */
export const misspeltWord: WorkspaceRule = ({ forms, judged, manifest }) => {
  const content = judged.filter(({ path }) => fileKind(path).kind === 'content')
  const texts = [...forms, ...content, ...(manifest ? [manifest] : [])].flatMap(textsOf)
  const counts = new Map<string, number>()
  for (const { words } of texts) for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return texts.flatMap(({ text, file, path, words }) =>
    words.flatMap(({ word, at }): readonly Finding[] => {
      const meant = (counts.get(word) ?? 0) > 1 || isRight(word, counts) ? undefined : meantWord(word, counts)
      if (meant === undefined || isSpecified(text)) return []
      const written = text.slice(at, at + word.length)
      const near = /^[A-Z]/.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
      const fixed = JSON.stringify(text.slice(0, at) + near + text.slice(at + word.length))
      return [
        findAt(
          'misspelt-word',
          file,
          path,
          { word: written },
          { near, fix: [{ ...valueSpan(file.root, path), text: fixed }] },
        ),
      ]
    }),
  )
}

function textsOf(
  source: FormFolder | Judged<unknown>,
): readonly (ContentText & { readonly words: readonly Word[] })[] {
  const known = byFile.get(source)
  if (known) return known
  const texts: readonly ContentText[] =
    'slug' in source
      ? formTexts(source)
      : source.path === 'forms/manifest.json'
        ? cardTexts(source)
        : contentTexts(source)
  const read = texts.map((text) => ({ ...text, words: wordsIn(text.text) }))
  byFile.set(source, read)
  return read
}

function isRight(word: string, counts: ReadonlyMap<string, number>): boolean {
  return (
    stemsOf(word).some((stem) => rightWords.has(stem) || (stem !== word && counts.has(stem))) ||
    formsOf(word).some((form) => counts.has(form))
  )
}

/**
 * The word that was meant. A doubled letter or two swapped ones give a slip away at once; other slips count only in words
 * that are not short, and where the word meant stands elsewhere on the site or is so long that few look alike.
 */
function meantWord(word: string, counts: ReadonlyMap<string, number>): string | undefined {
  const slips = oneSlipFrom(word)
  if (word.length < 4) return slips.find((slip) => littleWords.has(slip))
  const plain = plainSlipsFrom(word).find((slip) => (counts.get(slip) ?? 0) > 1 || isListed(slip))
  const isUsed = (slip: string): boolean => word.length > 4 && (counts.get(slip) ?? 0) > 1
  const used = slips.filter((slip) => isUsed(slip) || littleWords.has(slip))
  const best = used.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0]
  return plain ?? best ?? (word.length >= longWord ? slips.find(isListed) : undefined)
}

function isListed(word: string): boolean {
  return rightWords.has(word) || rightWords.has(word.replace(/s$/, ''))
}
