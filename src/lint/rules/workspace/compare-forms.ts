import { lookIn, lookKeys, looksOf, sharedLook } from '../../source/looks'
import { pointTo } from '../../json/locate'
import type { WorkspaceRule } from '../rule'

/**
 * Two forms with the same reference or colour: staff could not tell them apart. A webhook shared by two forms is not
 * named like one of them, which `webhookName` reports; that form counts as the copy here.
 */
export const repeatedInMessages: WorkspaceRule = ({ forms }, report) => {
  const files = forms.flatMap(({ slug, message }) => (message ? [{ slug, message }] : []))
  for (const key of ['reference', 'colour'] as const)
    for (const { message } of files) {
      const value = message.value[key]
      const alike = files.filter((file) => file.message.value[key]?.toUpperCase() === value?.toUpperCase())
      const twin = alike.find((file) => file.message.value.webhook === file.slug) ?? alike[0]
      if (value === undefined || !twin || twin.message === message) continue
      const also = [pointTo(twin.message).at(key)]
      report('repeated-in-messages', pointTo(message).at(key), { key, value, other: twin.slug }, { also })
    }
}

/** In how many other forms a question with this label must occur for a look to count as usual. */
const fewestOthers = 2

/** A question that looks different from the questions with the same label in all other forms. */
export const unlikeOthers: WorkspaceRule = ({ forms }, report) => {
  const looks = forms.flatMap(looksOf)
  for (const { ui, name, label, subject, control } of looks) {
    const others = looks.filter((look) => look.subject === subject && look.ui !== ui)
    if (others.length < fewestOthers) continue
    const controls = others.map((other) => other.control)
    for (const key of lookKeys) {
      const [found, usual] = [lookIn(control, key), sharedLook(controls, key)]
      if (usual === undefined || found === usual) continue
      const { at, key: nameAt } = pointTo(ui, key.startsWith('ui:') ? [name] : [name, 'ui:options'])
      const values = { label, line: `"${key}": ${JSON.stringify(usual)}` }
      if (found === undefined) report('unlike-others', nameAt(key), values)
      else report('unlike-others', at(key), values, { replacement: usual })
    }
  }
}
