import { findKey } from '../source/locate'
import { controlsOf } from '../source/questions'
import type { FormRule } from './rule'

const names = /^(?:section-\S+ )?(?:nickname|username|name|given-name|family-name|email|tel|url)$|^off$/

/** A name, address or number that browsers would underline as misspelt; "off" stands for those of other people. */
export const ownNameSpelling: FormRule = ({ ui }) => {
  if (!ui) return []
  return controlsOf(ui).flatMap(([name, control]) => {
    const token = control['ui:autocomplete']
    const isName = token !== undefined && names.test(token)
    return isName && control['ui:spellcheck'] !== false
      ? [findKey('own-name-spelling', ui, [name, 'ui:spellcheck'], { name, token })]
      : []
  })
}
