import { findAt } from '../source/locate'
import { formTexts } from '../words/form-texts'
import type { FormRule } from './rule'

const markup = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/i

/** HTML or Markdown in a text: the page shows it as it stands. */
export const markupInText: FormRule = (form) =>
  formTexts(form).flatMap(({ text, file, path }) => {
    const found = markup.exec(text)?.[0]
    return found === undefined ? [] : [findAt('markup-in-text', file, path, { found })]
  })
